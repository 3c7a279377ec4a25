/** The opening hours in words: a day a row from Sunday, then the days that differ. */
export interface Week {
  days: { name: string; hours: string }[];
  exceptionsTitle: string;
  /** One date, or the first and the last. */
  exceptions: { dates: { iso: string; text: string }[]; hours: string; note: string }[];
}
