import type { Locale } from '#model/language/locales.ts';

/**
 * The messages for mistakes in content/, by code, as build, check and editor show them. Words in {braces} are replaced by the
 * mistake's values; {found} is the value that the file has.
 */
export const sentences = {
  // Messages about whole files
  fileMissing: { en: 'expected this file, found none', ar: 'المتوقّع هذا الملف، ولا وجود له' },
  courseInTwoFiles: {
    en: 'expected the course in this one file: the editor (`npm run editor`) makes it of en.yaml and ar.yaml at its start',
    ar: 'المتوقّع أن تكون الدورة في هذا الملف وحده: يجمع المحرّر (`npm run editor`) عند تشغيله الملفين en.yaml وar.yaml فيه',
  },
  stepsAlone: {
    en: 'expected a line `steps:` above the list, which may stay as it is',
    ar: 'المتوقّع سطر `steps:` فوق القائمة، وتبقى القائمة كما هي',
  },
  notUtf8: {
    en: 'expected a file saved as UTF-8 (choose it in your editor where you save)',
    ar: 'المتوقّع ملف محفوظ بترميز UTF-8 (يُختار الترميز في محرّر النصوص عند الحفظ)',
  },
  brokenYaml: {
    en: 'expected YAML that can be read: {reason}',
    ar: 'المتوقّع ملف YAML سليم: {reason}',
  },
  reservedCharacter: {
    en: 'line {line}: expected a text that begins with &, * or ! to stand in quotes',
    ar: 'السطر {line}: كل نص يبدأ بإحدى العلامات & أو * أو ! يوضع بين علامتي اقتباس',
  },
  reservedName: {
    en: 'expected no field of this name: {name}',
    ar: 'لا يمكن أن يكون هذا اسم حقل: {name}',
  },
  cutText: {
    en: 'line {line}: expected a text that holds “ #” to stand in quotes; what comes behind it is left out else',
    ar: 'السطر {line}: كل نص فيه « #» يوضع بين علامتي اقتباس، وإلا سقط ما بعدها',
  },
  oddSpaces: {
    en: 'line {line}: expected plain spaces at its beginning, found spaces of another kind, as copied text brings them',
    ar: 'السطر {line}: في أوله مسافات من نوع آخر جاءت مع نص منسوخ، والمتوقّع مسافات عادية',
  },
  folderName: {
    en: 'expected a folder name of small letters, digits and hyphens',
    ar: 'المتوقّع اسم مجلد من حروف لاتينية صغيرة وأرقام وشرطات',
  },

  // Messages about values of any kind
  wrongType: { en: 'expected {expected}, found {found}', ar: 'المتوقّع {expected}، والموجود {found}' },
  unknownFields: {
    en: 'expected no field of this name: {names} (perhaps a typing mistake?)',
    ar: 'أسماء حقول غير معروفة: {names} (لعلّه خطأ في الكتابة)',
  },
  noChoice: { en: 'expected {choices}, found {found}', ar: 'المتوقّع {choices}، والموجود {found}' },
  tooFewEntries: {
    en: 'expected at least {min} entry, found none',
    ar: 'أقل عدد للعناصر {min}، والقائمة فارغة',
  },
  tooManyEntries: {
    en: 'expected at most {max} entries, found {found}',
    ar: 'أقصى عدد للعناصر {max}، والموجود {found}',
  },
  tooLow: {
    en: 'expected at least {min}, found {found}',
    ar: 'المتوقّع {min} على الأقل، والموجود {found}',
  },
  notAbove: {
    en: 'expected more than {min}, found {found}',
    ar: 'المتوقّع عدد أكبر من {min}، والموجود {found}',
  },
  tooHigh: {
    en: 'expected at most {max}, found {found}',
    ar: 'المتوقّع {max} على الأكثر، والموجود {found}',
  },
  tooLong: {
    en: 'expected at most {max} characters, found {length}',
    ar: 'أقصى عدد للأحرف {max}، والموجود {length}',
  },
  noEmail: {
    en: 'expected an e-mail address, found {found}',
    ar: 'المتوقّع عنوان بريد إلكتروني، والموجود {found}',
  },
  /* The message for any rule that has none of its own. */
  otherRule: { en: 'expected another value: {rule}', ar: 'المتوقّع قيمة أخرى: {rule}' },

  // Messages about texts
  textEmpty: { en: 'expected some text, found none', ar: 'النص فارغ' },
  unreadableCharacter: {
    en: 'expected letters, found a sign that could not be read{position}: save the file as UTF-8',
    ar: 'في النص حرف تعذّرت قراءته{position}: يُحفظ الملف بترميز UTF-8',
  },
  lineBreak: {
    en: 'expected one line, found a line break{position}',
    ar: 'المتوقّع سطر واحد، وفي النص سطر جديد{position}',
  },
  hiddenCharacter: {
    en: 'expected text alone, found the hidden sign {character}{position}',
    ar: 'في النص علامة خفيّة {character}{position}',
  },
  openIsolate: {
    en: 'expected every \\u2066, \\u2067 and \\u2068 to be closed by a \\u2069 further on',
    ar: 'كل علامة \\u2066 أو \\u2067 أو \\u2068 تُغلق بعدها بعلامة \\u2069',
  },
  noFullStop: {
    en: 'expected a sentence that ends in a full stop, found "{end}"',
    ar: 'المتوقّع جملة تنتهي بنقطة، والموجود "{end}"',
  },
  wordPlaceholders: {
    en: 'expected these words in curly brackets: "{expected}", found: "{found}"',
    ar: 'المتوقّع من الكلمات بين قوسين معقوفين: "{expected}"، والموجود: "{found}"',
  },
  undrawnCharacter: {
    en: 'expected a character the fonts can draw, found "{character}" ({code})',
    ar: 'لا خط من خطوط الموقع فيه الحرف "{character}" ({code})',
  },
  unknownPlaceholder: {
    en: 'expected a known placeholder, found {name}',
    ar: 'المتوقّع خانة معروفة، والموجود {name}',
  },

  // Messages about values of a fixed format, such as addresses
  slug: {
    en: 'expected small letters, digits and hyphens, such as "stone-house", found {found}',
    ar: 'المتوقّع حروف لاتينية صغيرة وأرقام وشرطات، مثل "stone-house"، والموجود {found}',
  },
  httpsAddress: {
    en: 'expected an address that begins with https://, found {found}',
    ar: 'المتوقّع رابط يبدأ بـ https://، والموجود {found}',
  },
  cleanAddress: {
    en: 'expected an address without spaces or hidden signs, found {found}',
    ar: 'المتوقّع رابط بلا مسافات ولا علامات خفيّة، والموجود {found}',
  },
  otherFolder: {
    en: 'expected an address without a folder, or a build for that folder (SITE_BASE={folder} npm run build), found {found}',
    ar: 'المتوقّع عنوان بلا مجلد، أو بناء لهذا المجلد (SITE_BASE={folder} npm run build)، والموجود {found}',
  },
  siteAddress: {
    en: 'expected an address alone, without ?, # or @, such as "https://www.sindian.example"',
    ar: 'المتوقّع الرابط وحده، بلا ? ولا # ولا @، مثل "https://www.sindian.example"',
  },
  pictureName: {
    en: 'expected the name of a picture file, such as "living-room.jpg", found {found}',
    ar: 'المتوقّع اسم ملف صورة، مثل "living-room.jpg"، والموجود {found}',
  },
  portraitName: {
    en: 'expected the name of a file in content/people/, found {found}',
    ar: 'المتوقّع اسم ملف في content/people/، والموجود {found}',
  },
  printSize: {
    en: 'expected a size in centimeters, such as "30x40", found {found}',
    ar: 'المتوقّع مقاس بالسنتيمتر، مثل "30x40"، والموجود {found}',
  },
  frameCode: {
    en: 'expected a code such as "SF-01", found {found}',
    ar: 'المتوقّع رمز مثل "SF-01"، والموجود {found}',
  },
  cliqAlias: {
    en: 'expected Latin letters and digits alone, such as "SINDIAN", found {found}',
    ar: 'المتوقّع حروف لاتينية وأرقام فقط، مثل "SINDIAN"، والموجود {found}',
  },
  country: {
    en: 'expected two capital letters, such as "JO", found {found}',
    ar: 'المتوقّع حرفان لاتينيان كبيران، مثل "JO"، والموجود {found}',
  },
  color: {
    en: 'expected a color such as "#c39a63", found {found}',
    ar: 'المتوقّع لون مثل "#c39a63"، والموجود {found}',
  },
  projectFolder: {
    en: 'expected a folder, such as "portfolio/abdoun-residence", found {found}',
    ar: 'المتوقّع مجلد، مثل "portfolio/abdoun-residence"، والموجود {found}',
  },
  day: {
    en: 'expected a day such as "2026-11-01", found {found}',
    ar: 'المتوقّع تاريخ مثل "2026-11-01"، والموجود {found}',
  },
  mapPoint: {
    en: 'expected latitude and longitude, such as "31.9524, 35.9390", found {found}',
    ar: 'المتوقّع خط العرض ثم خط الطول، مثل "31.9524, 35.9390"، والموجود {found}',
  },
  chatNumber: {
    en: 'expected the WhatsApp number as digits alone, without 00, in quotes, such as "962790000000", found {found}',
    ar: 'المتوقّع رقم واتساب بالأرقام وحدها، بلا 00 في أوله، بين علامتي اقتباس، مثل "962790000000"، والموجود {found}',
  },
  phone: {
    en: 'expected a number such as "+962 6 500 0000", found {found}',
    ar: 'المتوقّع رقم مثل "+962 6 500 0000"، والموجود {found}',
  },

  // Messages about values that must match each other or another file
  unequalLists: {
    en: 'expected as many lines in Arabic as in English',
    ar: 'المتوقّع أن يتساوى عدد الأسطر في العربية والإنجليزية',
  },
  edgesOrder: {
    en: 'expected "left" before "right" and "top" before "bottom"',
    ar: 'المتوقّع أن تكون قيمة left أصغر من right، وقيمة top أصغر من bottom',
  },
  edgesOutside: {
    en: 'expected edges inside the picture, which is {width} × {height} px',
    ar: 'الحوافّ خارج الصورة، وعرضها {width} وارتفاعها {height} بكسل',
  },
  cordOrder: {
    en: 'expected top to be less than bottom',
    ar: 'المتوقّع أن تكون قيمة top أصغر من قيمة bottom',
  },
  emptyLegal: {
    en: 'expected a name, a register number or a tax number; remove the whole group if there is none',
    ar: 'المتوقّع اسم أو رقم سجل أو رقم ضريبي، وإلا تُحذف المجموعة كلها',
  },
  twoPictures: { en: 'expected at least two pictures', ar: 'المتوقّع صورتان على الأقل' },
  eightSizes: { en: 'expected at most eight sizes', ar: 'المتوقّع ثمانية مقاسات على الأكثر' },
  nineNumbers: { en: 'expected nine numbers', ar: 'المتوقّع تسعة أعداد' },
  sameDayTwice: { en: 'expected each weekday once', ar: 'المتوقّع أن يرد كل يوم مرة واحدة' },
  daysOfSessions: {
    en: 'expected as many days as sessions a week ({sessions}), found {found}',
    ar: 'المتوقّع أن يكون عدد الأيام كعدد الجلسات في الأسبوع ({sessions})، والموجود {found}',
  },
  startWithoutSession: {
    en: 'expected a day of the week with a session',
    ar: 'المتوقّع يوم من أيام الأسبوع التي فيها جلسة',
  },
  budgetsOrder: {
    en: 'expected each limit to be higher than the one before',
    ar: 'المتوقّع أن يكون كل حدّ أعلى من سابقه',
  },
  firstPrint: {
    en: 'expected "{print}": the first picture shows the first print',
    ar: 'المتوقّع "{print}": الصورة الأولى تُظهر اللوحة الأولى',
  },
  notOneOf: {
    en: 'expected one of {known}, found "{name}"',
    ar: 'المتوقّع أحد هذه: {known}، والموجود "{name}"',
  },
  notUnique: {
    en: 'expected a value of its own, found {found}, which stands {where}',
    ar: 'المتوقّع قيمة لا تتكرّر، والموجود {found}، وقد ورد {where}',
  },
  noPicture: {
    en: 'expected a picture at content/{picture}, found none',
    ar: 'الصورة content/{picture} غير موجودة',
  },
  artPicture: {
    en: 'expected a picture whose name does not begin with "art-": those are not shown',
    ar: 'الصور التي يبدأ اسمها بـ "art-" لا تُعرض، والمتوقّع صورة غيرها',
  },
  pictureTooLarge: {
    en: 'expected a picture of at most {max} px a side',
    ar: 'المتوقّع صورة لا يتجاوز ضلعها {max} بكسل',
  },
  unreadablePicture: {
    en: 'expected a picture that can be read (JPEG, PNG, WebP or AVIF), found {found}',
    ar: 'المتوقّع صورة سليمة (JPEG أو PNG أو WebP أو AVIF)، والموجود {found}',
  },
  noFolder: { en: 'expected a folder content/{folder}, found none', ar: 'المجلد content/{folder} غير موجود' },
  noFolderIn: {
    en: 'expected a folder of content/{kind}, found "{name}"',
    ar: 'المتوقّع مجلد من content/{kind}، والموجود "{name}"',
  },
  hiddenHero: {
    en: 'expected to stay on show: the first picture of the home page leads to it (content/site.yaml: hero.project)',
    ar: 'يبقى معروضًا، لأن الصورة الأولى في الصفحة الرئيسية تؤدي إليه (content/site.yaml: hero.project)',
  },
  noComparedPicture: {
    en: 'expected a picture that stands under images, found "{picture}"',
    ar: 'المتوقّع صورة من القائمة images، والموجود "{picture}"',
  },
  samePictures: {
    en: 'expected another picture than before, found "{picture}" again',
    ar: 'المتوقّع صورة أخرى غير صورة «قبل»، والموجود "{picture}" مرة ثانية',
  },

  // Messages about former addresses in moved.yaml
  formerAddress: {
    en: 'expected the former address of an item, without the language, such as "/frames/old-name", found {found}',
    ar: 'المتوقّع عنوان سابق لعنصر، بلا لغة في أوله، مثل "/frames/old-name"، والموجود {found}',
  },
  presentAddress: {
    en: 'expected the address of an item or of its section, without the language, such as "/frames/dunes" or "/frames", found {found}',
    ar: 'المتوقّع عنوان عنصر أو قسمه، بلا لغة في أوله، مثل "/frames/dunes" أو "/frames"، والموجود {found}',
  },
  addressInUse: {
    en: 'expected an address that the site no longer has: "{address}" is that of an item today, so this entry can go',
    ar: 'المتوقّع عنوان لم يعد في الموقع، و"{address}" عنوان عنصر موجود اليوم، فلا حاجة إلى هذا السطر',
  },
  addressTwice: {
    en: 'expected each former address once, found "{address}" again',
    ar: 'المتوقّع أن يرد كل عنوان سابق مرة واحدة، و"{address}" وارد قبله',
  },
  movedAgain: {
    en: 'expected the address where it leads in the end: "{address}" has moved as well',
    ar: 'المتوقّع العنوان الأخير الذي يؤدي إليه، و"{address}" انتقل هو أيضًا',
  },
  nothingThere: {
    en: 'expected an address that the site has today, found "{address}"',
    ar: 'المتوقّع عنوان موجود في الموقع اليوم، والموجود "{address}"',
  },

  // Messages about opening hours
  range: {
    en: 'expected hours such as "09:00-18:00", found {found}',
    ar: 'المتوقّع ساعات مثل "09:00-18:00"، والموجود {found}',
  },
  emptyRange: {
    en: 'expected another time at the end than at the beginning (the whole day is "00:00-24:00")',
    ar: 'المتوقّع وقت انتهاء غير وقت البداية (واليوم كله "00:00-24:00")',
  },
  rangesOrder: {
    en: 'expected the hours of a day in order, none over another',
    ar: 'المتوقّع أن تتوالى ساعات اليوم بلا تداخل',
  },
  date: {
    en: 'expected a date such as "2027-05-25" (year-month-day)',
    ar: 'المتوقّع تاريخ مثل "2027-05-25" (السنة ثم الشهر ثم اليوم)',
  },
  dateOrSpan: {
    en: 'expected a `date`, or `from` and `to`',
    ar: 'المتوقّع التاريخ (`date`) وحده، أو «من» (`from`) مع «إلى» (`to`)',
  },
  spanOrder: {
    en: 'expected `to` on the same day as `from` or later',
    ar: 'المتوقّع أن يكون «إلى» (`to`) في يوم «من» (`from`) أو بعده',
  },
  spanTooLong: {
    en: 'expected at most a year from `from` to `to`',
    ar: 'المتوقّع سنة على الأكثر بين «من» (`from`) و«إلى» (`to`)',
  },
  hoursOrClosed: {
    en: 'expected `hours`, or `closed: true`',
    ar: 'المتوقّع ساعات الدوام (`hours`)، أو «مغلق» (`closed: true`)',
  },
  zone: {
    en: 'expected a time zone such as "Asia/Amman"',
    ar: 'المتوقّع منطقة زمنية مثل "Asia/Amman"',
  },
  noOpenDay: {
    en: 'expected at least one day with hours',
    ar: 'المتوقّع يوم دوام واحد على الأقل',
  },
  twoExceptions: {
    en: 'expected one exception a day, found two on {day}',
    ar: 'المتوقّع دوام خاص واحد لليوم، وفي {day} اثنان',
  },
  hoursOverlap: {
    en: 'expected the hours of one day to end before those of the next begin, found more on {day}',
    ar: 'المتوقّع أن تنتهي ساعات كل يوم قبل بدء ساعات اليوم التالي، وهي تتداخل في {day}',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Phrases that messages about mistakes contain, by code. */
const phrases = {
  // Kinds of expected values
  text: { en: 'a text (in quotes if it looks like a number)', ar: 'نص (بين علامتي اقتباس إن كان يشبه رقمًا)' },
  number: { en: 'a number', ar: 'عدد' },
  boolean: { en: 'true or false', ar: 'true أو false' },
  wholeNumber: { en: 'a whole number', ar: 'عدد صحيح' },
  list: { en: 'a list (lines that begin with "- ")', ar: 'قائمة (أسطر تبدأ بـ "- ")' },
  group: { en: 'a group of fields', ar: 'مجموعة حقول' },
  or: { en: ' or ', ar: ' أو ' },

  // Kinds of values that were found
  foundMissing: { en: 'nothing: the field is missing', ar: 'لا شيء: الحقل غير موجود' },
  foundEmpty: { en: 'nothing after the colon', ar: 'لا شيء بعد النقطتين' },
  foundList: { en: 'a list', ar: 'قائمة' },
  foundGroup: { en: 'a group of fields', ar: 'مجموعة حقول' },

  // Positions in a text or in other files
  nowhere: { en: '', ar: '' },
  after: { en: ' after "{words}"', ar: ' بعد "{words}"' },
  atStart: { en: ' at the beginning', ar: ' في أوله' },
  twiceHere: { en: 'twice in this file', ar: 'مرتين في هذا الملف' },
  inOtherFile: { en: 'in content/{file} too', ar: 'في content/{file} أيضًا' },

  // Kinds of files that are not readable as pictures
  emptyFile: { en: 'an empty file', ar: 'ملف فارغ' },
  gif: { en: 'a GIF', ar: 'ملف GIF' },
  bmp: { en: 'a BMP', ar: 'ملف BMP' },
  tiff: { en: 'a TIFF', ar: 'ملف TIFF' },
  pdf: { en: 'a PDF', ar: 'ملف PDF' },
  archive: { en: 'a ZIP archive or an office document', ar: 'ملف مضغوط أو مستند مكتبي' },
  lfsPointer: { en: 'a Git LFS pointer instead of the picture', ar: 'مؤشر Git LFS بدل الصورة' },
  heic: { en: 'a HEIC picture or a film', ar: 'صورة HEIC أو مقطع فيديو' },
  damagedPicture: { en: 'a damaged picture ({reason})', ar: 'صورة تالفة ({reason})' },
  textFile: { en: 'a text file', ar: 'ملف نصي' },
  somethingElse: { en: 'something else', ar: 'شيء آخر' },
} as const satisfies Record<string, Record<Locale, string>>;

export type MistakeCode = keyof typeof sentences;
export type PhraseCode = keyof typeof phrases;

/** A phrase inside a message about a mistake: the phrase's code, and the values for the phrase's own {braces}. */
export interface Phrase {
  phrase: PhraseCode;
  values?: Record<string, string | number>;
}

/** The values for the {braces} of a message, by name. A list becomes “a or b”. */
export type MistakeValues = Record<string, string | number | string[] | Phrase>;

/**
 * Returns its argument, so that TypeScript checks the code of a mistake. Schemas pass the code to zod as an issue's
 * message; `mistakesOf` turns the issue into a mistake.
 */
export function rule(code: MistakeCode): MistakeCode {
  return code;
}

export function isMistakeCode(text: string): text is MistakeCode {
  return Object.hasOwn(sentences, text);
}

/** The message of a mistake in one language. */
export function mistakeText(code: MistakeCode, values: MistakeValues, locale: Locale): string {
  return fillIn(sentences[code][locale], values, locale);
}

function fillIn(text: string, values: MistakeValues, locale: Locale): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueText(values[name] ?? '', locale));
}

function valueText(value: MistakeValues[string], locale: Locale): string {
  if (Array.isArray(value)) return value.join(phrases.or[locale]);
  if (typeof value !== 'object') return String(value);
  return fillIn(phrases[value.phrase][locale], value.values ?? {}, locale);
}
