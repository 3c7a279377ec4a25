import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { LanguageProvider, useLanguage } from './language-provider.tsx';

function Greeting() {
  const { t, n, dir, locale } = useLanguage();
  return `${locale} ${dir} ${t('nav.home')} ${n('month', 2)}`;
}

test('inside its provider a component uses the language of the page', () => {
  const html = renderToString(
    <LanguageProvider locale="ar" words={ar}>
      <Greeting />
    </LanguageProvider>,
  );
  expect(html).toBe('ar rtl الرئيسية شهران');
});

test('outside its provider it throws', () => {
  expect(() => renderToString(<Greeting />)).toThrow(
    new Error('useLanguage must be used within a LanguageProvider'),
  );
});
