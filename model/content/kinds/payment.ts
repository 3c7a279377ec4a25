import { z } from 'zod';
import type { FieldMeta } from '../field-meta.ts';
import { bilingualName } from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';

/** The studio's account at CliQ, the instant transfers between banks in Jordan. */
const cliq = group({
  alias: [
    z.string().regex(/^[A-Za-z0-9]{2,20}$/, rule('cliqAlias')),
    { en: 'CliQ alias', ar: 'الاسم المستعار في كليك' },
    {
      en: 'The alias of the business, in Latin letters and digits.',
      ar: 'الاسم المستعار للمنشأة، بحروف لاتينية وأرقام.',
    },
  ],
  name: [
    bilingualName,
    { en: 'Name of the account', ar: 'اسم صاحب الحساب' },
    {
      en: 'As a bank’s app shows it before a transfer is confirmed.',
      ar: 'كما يظهر في تطبيق البنك قبل تأكيد التحويل.',
    },
  ],
  bank: [bilingualName, { en: 'Bank', ar: 'البنك' }],
});

/** How customers pay, apart from what the steps of an order say. */
export const payment = [
  group({
    cliq: [
      cliq.optional(),
      { en: 'CliQ', ar: 'كليك (CliQ)' },
      {
        en: 'Shown on the page about ordering alone, never in a message.',
        ar: 'يظهر في صفحة خطوات الطلب وحدها، ولا يُذكر في أي رسالة.',
      },
    ],
  })
    .meta({ asksTwice: true } satisfies FieldMeta)
    .optional(),
  { en: 'Where money goes', ar: 'الجهة التي يصلها المال' },
] as const;
