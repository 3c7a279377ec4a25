import { beforeEach, expect, test, vi } from 'vitest';
import { storedValue } from './stored-value.ts';

const items = new Map<string, string>();
let isDenied = false;
let isFull = false;

beforeEach(() => {
  items.clear();
  isDenied = false;
  isFull = false;
  const deny = () => {
    if (isDenied) throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => {
      deny();
      return items.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      deny();
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
    removeItem: (key: string) => {
      deny();
      items.delete(key);
    },
  });
  vi.stubGlobal('window', new EventTarget());
});

function names() {
  return storedValue<string[]>({
    key: 'names',
    area: 'session',
    parse: (text) => (text ? JSON.parse(text) : []),
    isEmpty: (value) => value.length === 0,
  });
}

test('a value outlives the page, and an empty one leaves nothing behind', () => {
  names().set(['Lina']);
  expect(names().get()).toEqual(['Lina']);
  names().set([]);
  expect(items.size).toBe(0);
});

test('it is the same object until it changes', () => {
  const stored = names();
  stored.set(['Lina']);
  expect(stored.get()).toBe(stored.get());
  items.set('names', '["Rana"]');
  expect(stored.get()).toEqual(['Rana']);
});

test('where storage is denied it lasts as long as the page, also when it is emptied', () => {
  const stored = names();
  stored.set(['Lina']);
  isDenied = true;
  stored.set(['Rana']);
  expect(stored.get()).toEqual(['Rana']);
  expect(stored.isSaved()).toBe(false);
  stored.set([]);
  expect(stored.get()).toEqual([]);
  isDenied = false;
  stored.set(['Tareq']);
  expect(stored.isSaved()).toBe(true);
  expect(names().get()).toEqual(['Tareq']);
});

test('where storage is full it lasts as long as the page, with what was stored before', () => {
  const stored = names();
  stored.set(['Lina']);
  isFull = true;
  stored.set(['Lina', 'Rana']);
  expect(stored.get()).toEqual(['Lina', 'Rana']);
  expect(stored.isSaved()).toBe(false);
  stored.set([...stored.get(), 'Tareq']);
  expect(stored.get()).toEqual(['Lina', 'Rana', 'Tareq']);
  expect(names().get()).toEqual(['Lina']);
});

test('who follows it hears of every change, in other tabs too', () => {
  const stored = names();
  const onChange = vi.fn();
  const stop = stored.subscribe(onChange);
  stored.set(['Lina']);
  window.dispatchEvent(new Event('storage'));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  stored.set(['Rana']);
  expect(onChange).toHaveBeenCalledTimes(2);
});
