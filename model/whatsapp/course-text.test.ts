import { describe, expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { coursePlaceholders, courseText, unknownCoursePlaceholders } from './course-text.ts';

const facts = {
  title: '3ds Max + V-Ray with animation',
  mode: 'Online',
  hours: 45,
  sessions: 3,
  jod: 150,
  usd: 210,
  url: 'https://www.sindian.example/courses#3ds-max-v-ray-animation',
};

const english = `Hello, I'd like to register for this course:

Course: {title}
Mode: {mode}
Training hours: {hours}
Sessions per week: {sessions}
Fee: {jod} JOD or {usd} USD
Link: {url}

When does the next group start?
`;

const arabic = `مرحبًا، أودّ التسجيل في هذه الدورة:

الدورة: {title}
طريقة الحضور: {mode}
عدد الساعات التدريبية: {hours}
عدد الجلسات في الأسبوع: {sessions}
رسوم الدورة: {jod} د.أ، أو {dollars}
الرابط: {url}

متى تبدأ المجموعة القادمة؟
`;

describe('a registration', () => {
  test('in English, line by line', () => {
    expect(courseText(english, facts, en, 'en')).toBe(
      "Hello, I'd like to register for this course:\n\n" +
        'Course: \u20663ds Max + V-Ray with animation\u2069\n' +
        'Mode: Online\n' +
        'Training hours: 45\n' +
        'Sessions per week: 3\n' +
        'Fee: 150 JOD or 210 USD\n' +
        'Link: https://www.sindian.example/courses#3ds-max-v-ray-animation\n\n' +
        'When does the next group start?',
    );
  });

  test('in Arabic, line by line', () => {
    const inArabic = { ...facts, title: '3ds Max + V-Ray مع التحريك', mode: 'عبر الإنترنت' };
    expect(courseText(arabic, inArabic, ar, 'ar')).toBe(
      'مرحبًا، أودّ التسجيل في هذه الدورة:\n\n' +
        'الدورة: \u20673ds Max + V-Ray مع التحريك\u2069\n' +
        'طريقة الحضور: عبر الإنترنت\n' +
        'عدد الساعات التدريبية: 45\n' +
        'عدد الجلسات في الأسبوع: 3\n' +
        'رسوم الدورة: 150 د.أ، أو 210 دولارات\n' +
        'الرابط: https://www.sindian.example/courses#3ds-max-v-ray-animation\n\n' +
        'متى تبدأ المجموعة القادمة؟',
    );
  });
});

describe('placeholders of a template', () => {
  test('every known one is accepted', () => {
    expect(unknownCoursePlaceholders(coursePlaceholders.map((name) => `{${name}}`).join(' '))).toEqual([]);
    expect(unknownCoursePlaceholders(english + arabic)).toEqual([]);
  });

  test('every other one is named', () => {
    expect(unknownCoursePlaceholders('{titel} {title} {price} {}')).toEqual(['titel', 'price', '']);
  });
});
