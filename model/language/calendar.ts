/*
 * Days of the week from Sunday, months from January, in our own words: browsers call the same Arabic month by two names.
 * In Arabic both stand, since
 * Jordan says the first and the Gulf the second; and a clock has twelve hours. Apart from the other words, since only what looks at a clock needs them, and that comes late.
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
    /* From which hour on a time is called so. */
    dayPeriods: [
      [17, 'مساءً'],
      [15, 'عصرًا'],
      [12, 'ظهرًا'],
      [4, 'صباحًا'],
      [0, 'ليلًا'],
    ],
  },
} as const;
