import type { Page } from '@playwright/test';

/** How a translator puts text into `<font>`: it replaces the text node, moves it into `<font>`, or wraps every word separately. */
export type Wrapping = 'replaced' | 'moved' | 'word by word';

/** Wraps the texts of the open page, and texts added later, in `<font>` as browser translation does. The words stay the same. */
export async function translatePage(page: Page, wrapping: Wrapping): Promise<void> {
  await page.evaluate((way) => {
    const font = (content: Node | string) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const element of [outer, inner]) element.style.verticalAlign = 'inherit';
      inner.append(content);
      outer.append(inner);
      return outer;
    };
    const wrap = (text: Text) => {
      const { parentElement: parent, data } = text;
      if (!data.trim() || !parent || parent.closest('font, script, style, title, textarea')) return;
      if (way === 'replaced') {
        text.replaceWith(font(data));
      } else if (way === 'moved') {
        const marker = document.createComment('');
        text.replaceWith(marker);
        marker.replaceWith(font(text));
      } else {
        for (const word of data.split(/(?<=\s)/)) parent.insertBefore(font(word), text);
        text.remove();
      }
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) wrap(text);
    };
    document.documentElement.classList.add('translated-ltr');
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected) wrapAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, wrapping);
}

/** Adds elements and attributes to the open page, as extensions and password managers do. */
export async function extendPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const root of [document.documentElement, document.body]) {
      root.classList.add('extension');
      root.dataset.extension = 'on';
    }
    const add = (name: string) => Object.assign(document.createElement(name), { className: 'added' });
    document.head.prepend(add('style'));
    document.head.append(add('style'), add('link'), add('script'));
    document.body.prepend(add('div'));
    document.body.append(add('div'));
    for (const field of document.querySelectorAll('input, select, textarea')) {
      field.setAttribute('data-extension', 'on');
      field.after(add(field.matches('[type=radio]') ? 'span' : 'div'));
    }
  });
}

/** Changes that some hosts and networks make to a page's HTML. */
export const hostAlterations = {
  'strips comments': (html: string) => inBody(html, (body) => body.replaceAll(/<!--.*?-->/gs, '')),
  'strips white space': (html: string) => inBody(html, (body) => body.replaceAll(/\s+(?=<)|(?<=>)\s+/g, '')),
  'hides e-mail addresses': (html: string) =>
    html.replaceAll(
      /<a([^>]*) href="mailto:[^"]*">.*?<\/a>/g,
      '<a$1 href="/cdn-cgi/l/email-protection#00"><span class="__cf_email__" data-cfemail="00">[email&#160;protected]</span></a>',
    ),
} as const;

/** Changes the HTML of every page before the browser receives it. */
export async function alterHtml(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest() || new URL(route.request().url()).host === 'wa.me')
      return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: change(html) });
  });
}

/** Applies a change to the body of an HTML text, but not to the scripts in it. */
function inBody(html: string, change: (body: string) => string): string {
  const start = html.indexOf('<body');
  const chunks = html.slice(start).split(/(<script[\s>].*?<\/script>)/s);
  return html.slice(0, start) + chunks.map((chunk, index) => (index % 2 ? chunk : change(chunk))).join('');
}
