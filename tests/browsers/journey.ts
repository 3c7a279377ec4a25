import type { Language } from '../site.ts';
import type { Visitor } from './visitor.ts';

/** A test of one task of a visitor, which runs in a given language. It fails by throwing. */
export interface Journey {
  /** The title of the test, the continuation of “a visitor …”. */
  title: string;
  tell(visitor: Visitor, language: Language): Promise<void>;
}
