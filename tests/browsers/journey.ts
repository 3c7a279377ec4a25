import type { Language } from '../site.ts';
import type { Visitor } from './visitor.ts';

/** One intention of a visitor, told in a language of the site. It fails by throwing. */
export interface Journey {
  /** What the visitor does, after “a visitor”. */
  title: string;
  tell(visitor: Visitor, language: Language): Promise<void>;
}
