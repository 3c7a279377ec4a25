import type { Page } from '@playwright/test';

/** Keeps everything that a quiet page never does: errors, warnings, failed requests, requests elsewhere, dialogs. */
export function recordConsoleErrors(page: Page, baseURL: string | undefined): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    // The checks themselves keep the page that lasts long enough from registering its service worker, and leave pictures out.
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
    // What is cut off by leaving the page has not failed.
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
