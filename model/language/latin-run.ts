/*
 * Matches a run of Latin letters and digits with signs or spaces inside, such as “3ds Max + V-Ray”, “85%” or “1,200”.
 */
export const latinRun = /([A-Za-z0-9+][A-Za-z0-9 \u00a0+×&/.,:@_-]*[A-Za-z0-9%]|\d%)/;

/**
 * Adds invisible isolate characters around the Latin runs of a text, so that these runs keep their order inside Arabic.
 * This is for texts in which no HTML element can isolate the runs.
 */
export function isolateLatin(text: string): string {
  return text
    .split(latinRun)
    .map((segment, index) =>
      index % 2 === 1 && /[^A-Za-z0-9]/.test(segment) ? `\u2066${segment}\u2069` : segment,
    )
    .join('');
}
