import type { Page } from '@playwright/test';

/** Records errors, warnings, failed requests, requests to other origins, and dialogs of the browser. */
export function recordConsoleErrors(page: Page, baseURL: string | undefined): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    // These two messages are ignored, since the tests cause them: Playwright blocks the service worker, and some tests run
    // without pictures.
    if (/^Service Worker registration blocked by Playwright$|image loading is disabled/.test(message.text()))
      return;
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('dialog', async (dialog) => {
    consoleErrors.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('requestfailed', (request) => {
    // A request that was aborted because the page was left is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') consoleErrors.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) consoleErrors.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) consoleErrors.push(`elsewhere: ${request.url()}`);
  });
  return consoleErrors;
}
