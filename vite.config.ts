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
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few large files compress a tenth better than many small ones.
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
                { name: 'site', test: /[\\/]app[\\/].*\.tsx?$/, entriesAware: true, entriesAwareMergeThreshold: 12_000, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
