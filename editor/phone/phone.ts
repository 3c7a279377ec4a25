/*
 * The phone's page: it sends pictures to the one item that the computer's panel is open for, one after the other, and tells
 * how each stands. The key stands behind the # of the address, which the browser sends to no one.
 */

type Language = 'en' | 'ar';
type Words = Record<string, string>;

interface Row {
  file: File;
  status: 'waiting' | 'sending' | 'there' | 'refused' | 'failed';
  /** From 0 to 1. */
  sent: number;
  refused: string;
  picture: string;
  element: HTMLLIElement;
}

const key = location.hash.slice(1);
const words: Record<Language, Words> = JSON.parse(document.querySelector('#words')?.textContent ?? '{}');
const rows: Row[] = [];
let language: Language = navigator.language.startsWith('ar') ? 'ar' : 'en';
let title: Partial<Record<Language, string>> = {};
let isClosed = false;
let isSending = false;

const say = (word: string) => words[language][word] ?? '';
const part = (id: string) => document.querySelector(`#${id}`) as HTMLElement;

function show(): void {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  document.title = say('phoneTitle');
  part('title').textContent = say('phoneTitle');
  part('language').textContent = language === 'ar' ? 'English' : 'العربية';
  part('language').lang = language === 'ar' ? 'en' : 'ar';
  const name = title[language] ?? title.en ?? title.ar;
  part('for').textContent =
    name && !isClosed ? say('phoneFor').replace('{title}', `\u2068${name}\u2069`) : '';
  part('choose').textContent = say('phoneChoose');
  part('hint').textContent = say('phoneHint');
  const isDone = rows.length > 0 && rows.every(({ status }) => status === 'there');
  part('said').textContent = isClosed ? say('phoneClosed') : isDone ? say('phoneAllThere') : '';
  document.body.classList.toggle('is-closed', isClosed);
  for (const row of rows) showRow(row);
}

function showRow({ file, status, sent, refused, picture, element }: Row): void {
  element.dataset.upload = status;
  const image = document.createElement('img');
  image.src = picture;
  image.alt = '';
  // What is no picture shows none.
  image.addEventListener('error', () => image.removeAttribute('src'));
  const name = document.createElement('span');
  name.className = 'name';
  name.append(document.createElement('bdi'));
  if (name.firstChild) name.firstChild.textContent = file.name;
  element.replaceChildren(image, name, ...stateOf());

  function stateOf(): HTMLElement[] {
    if (status === 'sending') {
      const bar = document.createElement('progress');
      // What is sent is then made smaller, which takes a moment more.
      if (sent < 1) bar.value = sent;
      bar.setAttribute('aria-label', file.name);
      return [bar];
    }
    const text = document.createElement('span');
    if (status === 'waiting') text.textContent = say('uploadWaiting');
    if (status === 'there') text.textContent = `✓ ${say('uploadThere')}`;
    if (status === 'refused')
      text.textContent = say(`refused${refused[0]?.toUpperCase()}${refused.slice(1)}`);
    if (status === 'refused' || status === 'failed') text.className = 'refused';
    if (status !== 'failed') return [text];
    text.textContent = say('phoneFailed');
    if (isClosed) return [text];
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = say('phoneAgain');
    again.addEventListener('click', () => {
      for (const row of rows) if (row.status === 'failed') row.status = 'waiting';
      void sendAll();
    });
    return [text, again];
  }
}

async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let row = next(); row; row = next()) {
    row.status = 'sending';
    row.sent = 0;
    show();
    const { status, body } = await sendFile(row);
    if (status === 403) isClosed = true;
    if (status === 200) {
      row.refused = body.refused ?? '';
      row.status = row.refused ? 'refused' : 'there';
    } else row.status = 'failed';
    show();
    if (row.status === 'failed') break;
  }
  isSending = false;
  show();
}

function next(): Row | undefined {
  return isClosed ? undefined : rows.find(({ status }) => status === 'waiting');
}

function sendFile(row: Row): Promise<{ status: number; body: { refused?: string } }> {
  return new Promise((resolve) => {
    if (row.file.size > 40 * 1024 * 1024) {
      resolve({ status: 200, body: { refused: 'tooLarge' } });
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', '/picture');
    request.setRequestHeader('x-phone-key', key);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      row.sent = total > 0 ? loaded / total : 0;
      showRow(row);
    });
    request.addEventListener('loadend', () =>
      resolve({ status: request.status, body: request.response ?? {} }),
    );
    request.send(new Blob([row.file]));
  });
}

async function reportHere(): Promise<void> {
  try {
    const answer = await fetch('/here', { method: 'POST', headers: { 'x-phone-key': key } });
    if (answer.ok) title = (await answer.json()).title;
    else isClosed = answer.status === 403;
  } catch {
    // The next picture says it.
  }
  show();
}

part('language').addEventListener('click', () => {
  language = language === 'ar' ? 'en' : 'ar';
  show();
});
part('files').addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  for (const file of input.files ?? []) {
    const element = document.createElement('li');
    part('list').append(element);
    rows.push({ file, status: 'waiting', sent: 0, refused: '', picture: URL.createObjectURL(file), element });
  }
  input.value = '';
  show();
  void sendAll();
});
show();
void reportHere();
