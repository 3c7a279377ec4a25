/** What must be the same in both records of a course. */
export const courseNumbers = ['order', 'hours_total', 'sessions_per_week', 'price_jod', 'price_usd'] as const;
