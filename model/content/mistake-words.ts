import type { Locale } from '#model/language/locales.ts';
import { groupDigits } from '#model/language/translate.ts';

/**
 * The messages for mistakes in content/, by code: each says what belongs in the field, in words for the owner. The editor, the
 * check and the build show them. Words in {braces} are replaced by the mistake's values. The value {found} stands in no message:
 * the owner sees it in the field, and developers get it behind the message (see `mistakeLines`).
 */
export const sentences = {
  // Messages about whole files
  fileMissing: { en: 'This file is missing', ar: 'هذا الملف غير موجود' },
  courseInTwoFiles: {
    en: 'A course is this one file: starting the editor (npm run editor) makes it from en.yaml and ar.yaml',
    ar: 'الدورة ملف واحد هو هذا: تشغيل المحرّر (npm run editor) يجمع فيه الملفين en.yaml وar.yaml',
  },
  stepsAlone: {
    en: 'The line “steps:” is needed above the list, which may stay as it is',
    ar: 'يلزم سطر «steps:» فوق القائمة، وتبقى القائمة كما هي',
  },
  notUtf8: {
    en: 'The file has to be saved as UTF-8 (a text editor offers it when saving)',
    ar: 'يلزم حفظ الملف بترميز UTF-8 (وهو من خيارات الحفظ في محرّر النصوص)',
  },
  brokenYaml: {
    en: 'The file cannot be read at line {line}, which is not correct YAML',
    ar: 'تعذّرت قراءة الملف عند السطر {line}، فهو ليس YAML سليمًا',
  },
  reservedCharacter: {
    en: 'Line {line}: a text that begins with &, * or ! has to stand in quotes',
    ar: 'السطر {line}: يلزم وضع كل نص يبدأ بإحدى العلامات & أو * أو ! بين علامتي اقتباس',
  },
  reservedName: { en: '“{name}” cannot be the name of a field', ar: 'لا يصلح «{name}» اسمًا لحقل' },
  cutText: {
    en: 'Line {line}: a text with “ #” in it has to stand in quotes; otherwise what follows is left out',
    ar: 'السطر {line}: يلزم وضع كل نص فيه « #» بين علامتي اقتباس، وإلا سقط ما بعدها',
  },
  oddSpaces: {
    en: 'Line {line}: plain spaces are needed at its beginning, not those that copied text brings along',
    ar: 'السطر {line}: في أوله مسافات من نوع آخر جاءت مع نص منسوخ، وتلزم مكانها مسافات عادية',
  },
  folderName: {
    en: 'A folder’s name has only small Latin letters, digits and hyphens, such as stone-house',
    ar: 'اسم المجلد من حروف لاتينية صغيرة وأرقام وشرطات فقط، مثل stone-house',
  },

  // Messages about values of any kind
  wrongType: { en: 'Needed here: {expected}', ar: 'يلزم هنا {expected}' },
  unknownFields: {
    en: 'There is no field of this name: {names} (perhaps a typing mistake)',
    ar: 'لا يوجد حقل بهذا الاسم: {names} (لعلّه خطأ في الكتابة)',
  },
  noChoice: { en: 'Needed here: {choices}', ar: 'يلزم هنا {choices}' },
  tooFewEntries: {
    en: 'The list is empty, and needs at least {min}',
    ar: 'القائمة فارغة، وأقل عدد لعناصرها {min}',
  },
  tooManyEntries: {
    en: 'The list has room for at most {max}',
    ar: 'أكبر عدد لعناصر القائمة {max}',
  },
  tooLow: { en: 'The smallest number here is {min}', ar: 'أصغر رقم هنا {min}' },
  notAbove: { en: 'The number has to be greater than {min}', ar: 'يلزم هنا رقم أكبر من {min}' },
  tooHigh: { en: 'The greatest number here is {max}', ar: 'أكبر رقم هنا {max}' },
  tooLong: {
    en: 'There is room for {max} characters, and the text has {length}',
    ar: 'أكبر عدد للأحرف هنا {max}، وفي النص {length}',
  },
  noEmail: {
    en: 'Needed here: an email address, such as name@example.com',
    ar: 'يلزم هنا بريد إلكتروني، مثل name@example.com',
  },
  /* The message for any rule that has none of its own. */
  otherRule: { en: 'Another value is needed here', ar: 'تلزم هنا قيمة أخرى' },

  // Messages about texts
  textEmpty: { en: 'Please write something here', ar: 'يلزم نص هنا' },
  unreadableCharacter: {
    en: 'A letter{position} could not be read: the file has to be saved as UTF-8',
    ar: 'في النص حرف تعذّرت قراءته{position}: يلزم حفظ الملف بترميز UTF-8',
  },
  lineBreak: {
    en: 'This text is a single line, but a new line begins{position}',
    ar: 'هذا النص سطر واحد، وفيه سطر جديد{position}',
  },
  hiddenCharacter: {
    en: 'There is a hidden sign ({character}){position}: only visible text may stand here',
    ar: 'في النص علامة خفيّة ({character}){position}، ولا مكان هنا إلا لنص ظاهر',
  },
  openIsolate: {
    en: 'Each direction mark from U+2066 to U+2068 has to be closed by U+2069 further on',
    ar: 'كل علامة اتجاه من U+2066 إلى U+2068 يلزم إغلاقها بعدها بالعلامة U+2069',
  },
  noFullStop: {
    en: 'A sentence ends in a full stop; this one ends in “{end}”',
    ar: 'تنتهي الجملة بنقطة، وآخرها الآن «{end}»',
  },
  wordPlaceholders: {
    en: 'These words in curly brackets have to stay in the text: {expected}',
    ar: 'يلزم أن تبقى في النص هذه الكلمات بين قوسين معقوفين: {expected}',
  },
  undrawnCharacter: {
    en: 'The site’s fonts have no character “{character}” ({code})',
    ar: 'الحرف «{character}» ({code}) غير موجود في خطوط الموقع',
  },
  unknownPlaceholder: {
    en: 'There is no placeholder {name}, only these: {known}',
    ar: 'لا توجد خانة {name}، والخانات المتاحة: {known}',
  },

  // Messages about values of a fixed format, such as addresses
  price: { en: 'A price is a whole number, like 12', ar: 'السعر رقم صحيح، مثل 12' },
  slug: {
    en: 'Only small Latin letters, digits and hyphens, such as stone-house',
    ar: 'حروف لاتينية صغيرة وأرقام وشرطات فقط، مثل stone-house',
  },
  httpsAddress: { en: 'A web address begins with https://', ar: 'يبدأ الرابط بـ https://' },
  cleanAddress: {
    en: 'A web address has no spaces and no hidden signs',
    ar: 'لا مسافات في الرابط ولا علامات خفيّة',
  },
  otherFolder: {
    en: 'The address has no folder, unless the site is built for it (SITE_BASE={folder} npm run build)',
    ar: 'عنوان الموقع بلا مجلد، ما لم يُبنَ الموقع لهذا المجلد (SITE_BASE={folder} npm run build)',
  },
  siteAddress: {
    en: 'Only the address itself, without ?, # or @, such as https://www.sindian.example',
    ar: 'الرابط وحده، بلا ? ولا # ولا @، مثل https://www.sindian.example',
  },
  pictureName: {
    en: 'Needed here: a picture, such as living-room.jpg',
    ar: 'تلزم هنا صورة، مثل living-room.jpg',
  },
  portraitName: {
    en: 'Needed here: a picture from content/people',
    ar: 'تلزم هنا صورة من content/people',
  },
  printSize: {
    en: 'A size is in centimeters, such as 30x40',
    ar: 'المقاس بالسنتيمتر، مثل 30x40',
  },
  frameCode: { en: 'A code looks like SF-01', ar: 'يلزم هنا رمز، مثل SF-01' },
  cliqAlias: {
    en: 'Only Latin letters and digits, such as SINDIAN',
    ar: 'حروف لاتينية وأرقام فقط، مثل SINDIAN',
  },
  country: { en: 'Two capital Latin letters, such as JO', ar: 'حرفان لاتينيان كبيران، مثل JO' },
  color: { en: 'A color looks like #c39a63', ar: 'يلزم هنا لون، مثل #c39a63' },
  projectFolder: {
    en: 'Needed here: a work, such as portfolio/abdoun-residence',
    ar: 'يلزم هنا عمل، مثل portfolio/abdoun-residence',
  },
  date: {
    en: 'Needed here: a day, such as 2027-05-25 (year-month-day)',
    ar: 'يلزم هنا تاريخ، مثل 2027-05-25 (السنة ثم الشهر ثم اليوم)',
  },
  mapPoint: {
    en: 'Latitude, then longitude, such as 31.9524, 35.9390',
    ar: 'خط العرض ثم خط الطول، مثل 31.9524, 35.9390',
  },
  chatNumber: {
    en: 'The WhatsApp number with its country code, only digits, without + or 00, such as 962790000000',
    ar: 'رقم واتساب مع رمز البلد، أرقام فقط بلا + ولا 00 في أوله، مثل 962790000000',
  },
  phone: { en: 'A phone number looks like +962 6 500 0000', ar: 'رقم هاتف، مثل +962 6 500 0000' },

  // Messages about values that must match each other or another file
  unequalLists: {
    en: 'Arabic needs as many lines as English',
    ar: 'عدد الأسطر في العربية كعددها في الإنجليزية',
  },
  edgesOrder: {
    en: 'The left edge has to lie left of the right one, and the top edge above the bottom one',
    ar: 'الحافة اليسرى إلى يسار اليمنى، والعليا فوق السفلى',
  },
  edgesOutside: {
    en: 'The edges reach beyond the picture, which is {width} × {height} px',
    ar: 'الحوافّ خارج الصورة، وعرضها {width} وارتفاعها {height} بكسل',
  },
  cordOrder: { en: 'The top of the cord has to lie above its bottom', ar: 'أعلى الخيط فوق أسفله' },
  emptyLegal: {
    en: 'Needed here: a name, a register number or a tax number; without any, the whole group has to go',
    ar: 'يلزم هنا اسم أو رقم سجل أو رقم ضريبي، وإلا فحذف المجموعة كلها',
  },
  twoPictures: { en: 'At least two pictures are needed', ar: 'تلزم صورتان على الأقل' },
  eightSizes: { en: 'There is room for at most eight sizes', ar: 'ثمانية مقاسات على الأكثر' },
  nineNumbers: { en: 'Nine numbers are needed', ar: 'تلزم تسعة أعداد' },
  sameDayTwice: { en: 'Each weekday may be chosen once', ar: 'كل يوم مرة واحدة فقط' },
  daysOfSessions: {
    en: 'As many days are needed as there are sessions a week ({sessions})',
    ar: 'عدد الأيام كعدد الجلسات في الأسبوع ({sessions})',
  },
  startWithoutSession: {
    en: 'The first day has to be a weekday with a session',
    ar: 'يلزم يوم من أيام الأسبوع التي فيها جلسة',
  },
  budgetsOrder: { en: 'Each limit has to be higher than the one before', ar: 'كل حدّ أعلى من سابقه' },
  firstPrint: {
    en: 'The first picture has to show the first print, “{print}”',
    ar: 'الصورة الأولى تُظهر التصميم الأول «{print}»',
  },
  notOneOf: {
    en: 'There is no “{name}”, only these: {known}',
    ar: 'لا يوجد «{name}»، والمتاح: {known}',
  },
  notUnique: { en: 'This stands {where} already', ar: 'هذا وارد {where}' },
  noPicture: {
    en: 'The picture content/{picture} is missing',
    ar: 'الصورة content/{picture} غير موجودة',
  },
  artPicture: {
    en: 'Another picture is needed: those whose names begin with art- are not shown',
    ar: 'تلزم صورة أخرى، فالصور التي يبدأ اسمها بكلمة art لا تُعرض',
  },
  pictureTooLarge: {
    en: 'A picture may have at most {max} px a side',
    ar: 'لا يتجاوز ضلع الصورة {max} بكسل',
  },
  unreadablePicture: {
    en: 'A picture has to be a JPEG, PNG, WebP or AVIF file, and this is {kind}',
    ar: 'الصورة ملف JPEG أو PNG أو WebP أو AVIF، وهذا {kind}',
  },
  hiddenHero: {
    en: 'This stays on show: the first picture of the home page leads to it (content/site.yaml: hero.project)',
    ar: 'يبقى معروضًا، لأن الصورة الأولى في الصفحة الرئيسية تؤدي إليه (content/site.yaml: hero.project)',
  },
  noFolder: { en: 'The folder content/{folder} is missing', ar: 'المجلد content/{folder} غير موجود' },
  noFolderIn: { en: 'There is no “{name}” in content/{kind}', ar: 'لا يوجد «{name}» في content/{kind}' },
  noComparedPicture: {
    en: 'The picture “{picture}” is not among the pictures of this item',
    ar: 'الصورة «{picture}» ليست بين صور هذا العنصر',
  },
  samePictures: {
    en: 'Before and after need two pictures, and “{picture}” is chosen for both',
    ar: 'لكل من «قبل» و«بعد» صورته، والصورة «{picture}» مختارة للاثنين',
  },

  // Messages about former addresses in moved.yaml
  formerAddress: {
    en: 'Needed here: the former address of an item, without the language, such as /frames/old-name',
    ar: 'يلزم هنا الرابط السابق لعنصر، بلا لغة في أوله، مثل /frames/old-name',
  },
  presentAddress: {
    en: 'Needed here: the address of an item or of its section, without the language, such as /frames/dunes or /frames',
    ar: 'يلزم هنا رابط عنصر أو رابط قسمه، بلا لغة في أوله، مثل /frames/dunes أو /frames',
  },
  addressInUse: {
    en: '“{address}” is the address of an item today, so this entry can be deleted',
    ar: '«{address}» رابط عنصر موجود اليوم، فيمكن حذف هذا السطر',
  },
  addressTwice: {
    en: 'Each former address stands here once, and “{address}” stands here twice',
    ar: 'يرد كل رابط سابق مرة واحدة، و«{address}» وارد مرتين',
  },
  movedAgain: {
    en: '“{address}” has moved as well: needed here is the address where it leads in the end',
    ar: 'انتقل «{address}» هو أيضًا، ويلزم هنا الرابط الأخير الذي يؤدي إليه',
  },
  nothingThere: {
    en: 'The site has no “{address}” today: needed here is an address that it has',
    ar: 'لا يوجد «{address}» في الموقع اليوم، ويلزم هنا رابط موجود فيه',
  },

  // Messages about opening hours
  range: {
    en: 'Needed here: a beginning and an end, such as 09:00-18:00',
    ar: 'يلزم هنا وقت بداية ووقت نهاية، مثل 09:00-18:00',
  },
  emptyRange: {
    en: 'The end has to differ from the beginning (the whole day is 00:00-24:00)',
    ar: 'وقت النهاية غير وقت البداية (واليوم كله 00:00-24:00)',
  },
  rangesOrder: {
    en: 'The hours of a day have to be in order, without overlapping',
    ar: 'تتوالى ساعات اليوم بالترتيب وبلا تداخل',
  },
  dateOrSpan: {
    en: 'Needed here: either one day, or both “from” and “to”',
    ar: 'يلزم هنا تاريخ واحد، أو «من» مع «إلى»',
  },
  spanOrder: { en: '“To” cannot be before “from”', ar: 'لا يأتي تاريخ «إلى» قبل تاريخ «من»' },
  spanTooLong: {
    en: 'There is at most a year from “from” to “to”',
    ar: 'بين «من» و«إلى» سنة على الأكثر',
  },
  hoursOrClosed: { en: 'Needed here: either hours, or “closed”', ar: 'يلزم هنا ساعات، أو «مغلق»' },
  zone: {
    en: 'Needed here: a time zone, such as Asia/Amman',
    ar: 'تلزم هنا منطقة زمنية، مثل Asia/Amman',
  },
  noOpenDay: { en: 'At least one day of the week needs hours', ar: 'يلزم يوم عمل واحد على الأقل' },
  twoExceptions: {
    en: 'Each day has one exception, and {day} has two',
    ar: 'لليوم الواحد دوام خاص واحد، وفي {day} اثنان',
  },
  hoursOverlap: {
    en: 'The hours of {day} have to end before those of the next day begin',
    ar: 'تنتهي الساعات قبل بدء ساعات اليوم التالي، وهي تتداخل بعد {day}',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Phrases that messages about mistakes contain, by code. */
const phrases = {
  // Kinds of expected values
  text: { en: 'a text (in quotes if it looks like a number)', ar: 'نص (بين علامتي اقتباس إن كان يشبه رقمًا)' },
  number: { en: 'a number, like 12', ar: 'رقم، مثل 12' },
  boolean: { en: 'true or false', ar: 'true أو false' },
  wholeNumber: { en: 'a whole number, like 12', ar: 'رقم صحيح، مثل 12' },
  list: { en: 'a list (lines that begin with “- ”)', ar: 'قائمة (أسطر تبدأ بـ «- »)' },
  group: { en: 'a group of fields', ar: 'مجموعة حقول' },
  or: { en: ' or ', ar: ' أو ' },

  // Kinds of values that were found
  found: { en: ' (found: {found})', ar: ' (الموجود: {found})' },
  foundMissing: { en: 'nothing, the field is missing', ar: 'لا شيء، فالحقل ناقص' },
  foundEmpty: { en: 'nothing after the colon', ar: 'لا شيء بعد النقطتين' },
  foundList: { en: 'a list', ar: 'قائمة' },
  foundGroup: { en: 'a group of fields', ar: 'مجموعة حقول' },

  // Positions in a text or in other files
  nowhere: { en: '', ar: '' },
  after: { en: ' after “{words}”', ar: ' بعد «{words}»' },
  atStart: { en: ' at the beginning', ar: ' في أوله' },
  twiceHere: { en: 'elsewhere in this file', ar: 'في موضع آخر من هذا الملف' },
  inOtherFile: { en: 'in content/{file}', ar: 'في content/{file}' },

  // Kinds of files that are not readable as pictures
  emptyFile: { en: 'an empty file', ar: 'ملف فارغ' },
  gif: { en: 'a GIF', ar: 'ملف GIF' },
  bmp: { en: 'a BMP', ar: 'ملف BMP' },
  tiff: { en: 'a TIFF', ar: 'ملف TIFF' },
  pdf: { en: 'a PDF', ar: 'ملف PDF' },
  archive: { en: 'a ZIP archive or an office document', ar: 'ملف مضغوط أو مستند مكتبي' },
  lfsPointer: { en: 'a Git LFS pointer instead of the picture', ar: 'مؤشر Git LFS بدل الصورة' },
  heic: { en: 'a HEIC picture or a film', ar: 'صورة HEIC أو مقطع فيديو' },
  damagedPicture: { en: 'a damaged picture', ar: 'صورة تالفة' },
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
export type MistakeValues = Record<string, string | number | string[] | Phrase | Record<Locale, string>>;

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

/** What the message of a mistake is followed by for developers: the value that was found, if the mistake has it. */
export function foundText(values: MistakeValues, locale: Locale): string {
  return values.found === undefined ? '' : fillIn(phrases.found[locale], values, locale);
}

function fillIn(text: string, values: MistakeValues, locale: Locale): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueText(values[name] ?? '', locale));
}

function valueText(value: MistakeValues[string], locale: Locale): string {
  if (Array.isArray(value)) return value.join(phrases.or[locale]);
  if (typeof value === 'number') return groupDigits(value);
  if (typeof value === 'string') return value;
  if ('en' in value) return value[locale];
  return fillIn(phrases[value.phrase][locale], value.values ?? {}, locale);
}
