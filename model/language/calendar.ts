/*
 * Names of weekdays from Sunday and of months from January, in the site's own words, because browsers disagree on
 * Arabic month names. Each Arabic month has two names: Jordan uses the first one, the Gulf states use the second one.
 * Arabic times have twelve hours and a name for the period of the day. The calendar has a file of its own, because only
 * code that reads the clock needs these names, and that code is loaded late.
 */
export const calendar = {
  en: {
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    dayPeriods: null,
  },
  ar: {
    days: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
    months: [
      'كانون الثاني/يناير',
      'شباط/فبراير',
      'آذار/مارس',
      'نيسان/أبريل',
      'أيار/مايو',
      'حزيران/يونيو',
      'تموز/يوليو',
      'آب/أغسطس',
      'أيلول/سبتمبر',
      'تشرين الأول/أكتوبر',
      'تشرين الثاني/نوفمبر',
      'كانون الأول/ديسمبر',
    ],
    /* The names for periods of the day, each with the hour from which it is used; the latest hour first. */
    dayPeriods: [
      [17, 'مساءً'],
      [15, 'عصرًا'],
      [12, 'ظهرًا'],
      [4, 'صباحًا'],
      [0, 'ليلًا'],
    ],
  },
} as const;
