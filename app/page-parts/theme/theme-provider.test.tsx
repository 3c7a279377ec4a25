import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ThemeProvider, useTheme } from './theme-provider.tsx';

function ThemeName() {
  return useTheme().theme;
}

test('the HTML is light, whatever the visitor chose before', () => {
  expect(
    renderToString(
      <ThemeProvider>
        <ThemeName />
      </ThemeProvider>,
    ),
  ).toBe('light');
});

test('outside its provider a component throws', () => {
  expect(() => renderToString(<ThemeName />)).toThrow(
    new Error('useTheme must be used within a ThemeProvider'),
  );
});
