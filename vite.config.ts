import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { siteBase } from './site-base.ts';

export default defineConfig({
  base: siteBase(),
  plugins: [reactRouter()],
  build: {
    // The oldest browsers that have light-dark(): lowered, it would ignore a dark part of a light page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
});
