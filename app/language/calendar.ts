/*
 * Days of the week from Sunday, months from January, in our own words: browsers call the same Arabic month by two names.
 * Apart from the other words, since only what looks at a clock needs them, and that comes late.
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
  },
  ar: {
    days: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
    months: [
      'كانون الثاني (1)',
      'شباط (2)',
      'آذار (3)',
      'نيسان (4)',
      'أيار (5)',
      'حزيران (6)',
      'تموز (7)',
      'آب (8)',
      'أيلول (9)',
      'تشرين الأول (10)',
      'تشرين الثاني (11)',
      'كانون الأول (12)',
    ],
  },
} as const;
