import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { type BriefMessage, blankBrief, briefText } from './brief-text.ts';
import { chatLink, readChatLink } from './chat-link.ts';

const brief: BriefMessage = {
  service: 'Residential interior design',
  like: 'Family majlis',
  city: 'عمّان (Abdoun)',
  space: 'Home',
  area: '180-220',
  stage: 'A shell, not finished yet',
  styles: ['Family majlis', 'Stone house in Salt'],
  budget: '15,000–40,000 JOD',
  meeting: 'Visit',
  times: [
    { day: 'Sunday 6 December', time: '9:00' },
    { day: 'Monday 7 December', time: '11:00' },
  ],
  name: 'Lina A.',
  phone: '+962 79 000 0000',
};

const nothing: BriefMessage = {
  service: '',
  like: '',
  city: '',
  space: '',
  area: '',
  stage: '',
  styles: [],
  budget: '',
  meeting: '',
  times: [],
  name: '',
  phone: '',
};

describe('the message of a brief', () => {
  test('area and telephone number go out in the digits 0 to 9; what else is typed stays', () => {
    const typed = { ...nothing, city: 'شارع ٧', area: '١٨٠–۲۲۰ م', name: 'لينا ٢', phone: '+٩٦٢ ۷۹ ٠٠٠' };
    const text = briefText(ar, 'ar', typed);
    expect(text).toContain('\u2068180–220 م\u2069');
    expect(text).toContain('\u2066+962 79 000\u2069');
    expect(text).toContain('\u2068شارع ٧\u2069');
    expect(text).toContain('\u2068لينا ٢\u2069');
  });

  test('in English, line by line', () => {
    expect(briefText(en, 'en', brief)).toBe(
      "Hello Sindian, I'd like to tell you about my project:\n\n" +
        'Service: Residential interior design\n' +
        'A project like: \u2066Family majlis\u2069\n' +
        'City: \u2068عمّان (Abdoun)\u2069\n' +
        'Space: Home\n' +
        'Area: \u2068180-220\u2069 m²\n' +
        'Stage: A shell, not finished yet\n' +
        'Close to my taste: \u2066Family majlis, Stone house in Salt\u2069\n' +
        'Budget: 15,000–40,000 JOD\n' +
        'Meeting: Visit\n' +
        'Time 1: Sunday 6 December, 9:00 in Amman\n' +
        'Time 2: Monday 7 December, 11:00 in Amman\n' +
        'Name: \u2068Lina A.\u2069\n' +
        'Phone: \u2066+962 79 000 0000\u2069',
    );
  });

  test('in Arabic, line by line', () => {
    const typed: BriefMessage = {
      ...brief,
      service: 'التصميم الداخلي السكني',
      like: 'مجلس العائلة',
      space: 'بيت',
      stage: 'بناء على العظم',
      styles: ['مجلس العائلة', 'بيت حجري في السلط'],
      budget: 'من 15,000 إلى 40,000 د.أ',
      meeting: 'زيارة',
      times: [{ day: 'الأحد 6 كانون الأول (12)', time: '9:00' }],
      name: 'لينا ع.',
    };
    expect(briefText(ar, 'ar', typed)).toBe(
      'مرحبًا، هذه نبذة عن مشروعي:\n\n' +
        'الخدمة: التصميم الداخلي السكني\n' +
        'مشروع شبيه: \u2067مجلس العائلة\u2069\n' +
        'المدينة: \u2068عمّان (Abdoun)\u2069\n' +
        'المكان: بيت\n' +
        'المساحة: \u2068180-220\u2069 م²\n' +
        'المرحلة: بناء على العظم\n' +
        'الأقرب إلى ذوقي: \u2067مجلس العائلة، بيت حجري في السلط\u2069\n' +
        'الميزانية: من 15,000 إلى 40,000 د.أ\n' +
        'اللقاء: زيارة\n' +
        'الموعد 1: الأحد 6 كانون الأول (12)، الساعة 9:00 بتوقيت عمّان\n' +
        'الاسم: \u2068لينا ع.\u2069\n' +
        'الهاتف: \u2066+962 79 000 0000\u2069',
    );
  });

  test('what was not answered has no line, nor what holds nothing but spaces or marks', () => {
    const text = briefText(en, 'en', { ...nothing, service: 'Renovation', city: '  ', name: '\u202e\u2069' });
    expect(text).toBe("Hello Sindian, I'd like to tell you about my project:\n\nService: Renovation");
  });

  test('whatever is typed stays on its line, between closed isolates, without markup', () => {
    const typed = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(typed, typed, typed, typed, (city, area, name, phone) => {
        const text = briefText(ar, 'ar', { ...nothing, service: 'x', city, area, name, phone });
        expect(text.isWellFormed()).toBe(true);
        expect(text.split('\n').length).toBeLessThanOrEqual(7);
        expect(text.match(/[\u2066-\u2068]/g)?.length ?? 0).toBe(text.match(/\u2069/g)?.length ?? 0);
        expect(readChatLink(chatLink('1', text))?.text).toBe(text);
      }),
    );
    const hostile = briefText(en, 'en', {
      ...nothing,
      service: 'x',
      name: '*a*\n_b_ {phone} `c`',
      phone: '~1~',
    });
    expect(hostile).not.toMatch(/[*_~`]/);
    expect(hostile).toContain('\nName: \u2068∗a∗ ˍbˍ {phone} ˋcˋ\u2069\n');
  });

  test('blank, it has a label a line', () => {
    for (const words of [en, ar]) {
      const [opening, gap, ...labels] = blankBrief(words).split('\n');
      expect([opening, gap]).toEqual([words.whatsappBrief.opening, '']);
      expect(labels).toHaveLength(10);
      for (const label of labels) expect(label).toMatch(/: $/);
    }
  });
});
