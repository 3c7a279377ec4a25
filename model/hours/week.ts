/** The opening hours as text: one row for each day from Sunday, then the days with other hours. */
export interface Week {
  days: { name: string; hours: string }[];
  exceptionsTitle: string;
  /** The date of an exception, or the first and the last date of a longer exception. */
  exceptions: { dates: { iso: string; text: string }[]; hours: string; note: string }[];
}
