import type { ContentKind } from '#model/content/content-kinds.ts';
import type { Locale } from '#model/language/locales.ts';

/** What an owner should know before she fills a field, where its label does not say it. By `kind:path`, path, or the name alone. */
const help: Record<string, Record<Locale, string>> = {
  'words:': {
    en: 'What the site says by itself: menu, headings, buttons, messages. A text that is changed is said differently; a field that is emptied goes back to the site’s own words. What stands in {curly brackets} is filled in by the site and has to stay; | separates the entries of a list, and a space at either end keeps words apart.',
    ar: 'ما يقوله الموقع بنفسه: القائمة والعناوين والأزرار والرسائل. تعديل النص يغيّر ما يقوله الموقع، وإفراغ الحقل يعيد كلماته الأصلية. ما بين {قوسين معقوفين} يملؤه الموقع ويجب أن يبقى، والعلامة | تفصل بين عناصر القائمة، والمسافة في أول النص أو آخره تفصل بين الكلمات.',
  },
  'frames:code': {
    en: 'SF- and two digits, such as SF-14; no other series has the same.',
    ar: 'الحروف SF- ثم رقمان، مثل SF-14، ولا تتكرّر في مجموعة أخرى.',
  },
  'frames:pricing.size': {
    en: 'Width × height of the sheet in cm, such as 30x40.',
    ar: 'عرض الورقة × ارتفاعها بالسنتيمتر، مثل 30x40.',
  },
  'frames:images': {
    en: 'The first picture shows the first print, in the first color. A picture shows one print straight on, or a room.',
    ar: 'الصورة الأولى للوحة الأولى باللون الأول. وكل صورة للوحة واحدة من الأمام، أو لغرفة.',
  },
  'frames:images.edges': {
    en: 'Where the frame’s outer edges lie in the picture: the site cuts it out there and hangs it on its own wall.',
    ar: 'مواضع حواف الإطار الخارجية في الصورة، وعندها يقصّه الموقع ويعلّقه على جداره.',
  },
  focus: {
    en: 'A point in percent from the left and the top. Wherever the site cuts the picture to another shape, it stays in sight; without one that is the middle.',
    ar: 'نقطة بالنسبة المئوية من يسار الصورة وأعلاها، تبقى ظاهرة حيثما قُصّت الصورة في الموقع، ومن دونها يبقى الوسط.',
  },
  'frames:prints.id': {
    en: 'Small Latin letters, digits and hyphens. Visitors’ lists know the print by it: best left as it is.',
    ar: 'حروف لاتينية صغيرة وأرقام وشرطات. قوائم الزوار تعرف اللوحة به، فالأفضل ألّا يتغيّر.',
  },
  'projects:excerpt': {
    en: 'What the card says: one sentence with a full stop, two lines at most.',
    ar: 'ما تقوله البطاقة: جملة واحدة تنتهي بنقطة، في سطرين على الأكثر.',
  },
  'portfolio:id': {
    en: 'Its place in the order; no other project has the same.',
    ar: 'موضعه في الترتيب، ولا يتكرّر في مشروع آخر.',
  },
  'projects:id': {
    en: 'Its place in the order; no other project has the same.',
    ar: 'موضعه في الترتيب، ولا يتكرّر في مشروع آخر.',
  },
  dusk: {
    en: 'From the very same place, with the lamps lit. Shown in the dark theme.',
    ar: 'من الموضع نفسه تمامًا والمصابيح مضاءة. تظهر في المظهر الداكن.',
  },
  comparison: {
    en: 'Two of the pictures below, taken from the very same place: visitors draw one over the other.',
    ar: 'صورتان من صور المشروع التُقطتا من الموضع نفسه، يسحب الزائر إحداهما فوق الأخرى.',
  },
  label: {
    en: 'The caption; it is also read aloud to people who cannot see.',
    ar: 'هو التعليق على الصورة، ويُقرأ كذلك لمن لا يرى.',
  },
  cta_whatsapp: {
    en: 'Words in {braces} are filled by the site: leave them as they are.',
    ar: 'الكلمات بين {قوسين} يملؤها الموقع، فاتركها كما هي.',
  },
  'courses:slug': {
    en: 'Stands in links that were sent already: best left as it is.',
    ar: 'موجود في روابط أُرسلت من قبل، فالأفضل ألّا يتغيّر.',
  },
  'site:chatNumber': {
    en: 'Country code first, digits alone, without + or 00.',
    ar: 'رمز الدولة أولًا، أرقام فقط، بلا + ولا 00.',
  },
  'site:catalogDate': {
    en: 'Stands on each page of the printed catalog.',
    ar: 'يظهر في كل صفحة من دليل اللوحات المطبوع.',
  },
  'site:budgets': {
    en: 'In ascending order: 5000 and 15000 give under 5,000, from 5,000 to 15,000, above 15,000.',
    ar: 'من الأصغر إلى الأكبر: 5000 و15000 تعطيان أقل من 5,000، ومن 5,000 إلى 15,000، وأكثر من 15,000.',
  },
  'site:hours.week': {
    en: 'A day may have several times; without any it is closed. 20:00 to 01:00 ends after midnight.',
    ar: 'قد يكون لليوم أكثر من فترة، ومن دون فترة يكون مغلقًا. ومن 20:00 إلى 01:00 ينتهي بعد منتصف الليل.',
  },
  'site:hours.exceptions': {
    en: 'Holidays and Ramadan: one day, or from a day to another; then closed, or hours.',
    ar: 'العطل ورمضان: يوم واحد، أو من يوم إلى يوم، ثم مغلق أو ساعات.',
  },
  'site:hero.cord': {
    en: 'Where the lamp’s cord hangs in the picture: visitors pull it to bring evening.',
    ar: 'موضع خيط المصباح في الصورة: يسحبه الزائر فيحلّ المساء.',
  },
  features: {
    en: 'As many lines in Arabic as in English.',
    ar: 'عدد الأسطر في العربية كعددها في الإنجليزية.',
  },
  homography: {
    en: 'Centimeters on the wall to px of the picture, row by row. Whoever sets up a new room measures them once.',
    ar: 'من سنتيمترات الجدار إلى بكسلات الصورة، صفًّا صفًّا. يقيسها مرة واحدة من يُعدّ الغرفة الجديدة.',
  },
  'site:wordmark': {
    en: 'The name as the header writes it; the build draws it.',
    ar: 'الاسم كما يُكتب في رأس الصفحة، ويُرسم عند بناء الموقع.',
  },
  'site:url': {
    en: 'Where the site will stand. QR codes and shared links use it.',
    ar: 'عنوان الموقع على الإنترنت، وتستعمله رموز QR والروابط المشتركة.',
  },
  'site:contact.phone': {
    en: 'With + and the country code, such as +962 6 500 0000.',
    ar: 'مع + ورمز الدولة، مثل ‎+962 6 500 0000.',
  },
  'site:hours.zone': {
    en: 'The clock by which the studio is open: Asia/Amman.',
    ar: 'الساعة التي يعمل بها الاستوديو: Asia/Amman.',
  },
  'site:hours.exceptions.date': {
    en: 'One day alone; leave “from” and “to” empty then.',
    ar: 'يوم واحد فقط، ويُترك معه «من» و«إلى» فارغين.',
  },
  'site:hours.exceptions.closed': {
    en: 'Ticked, the studio is closed; else give its hours.',
    ar: 'عند اختياره يكون الاستوديو مغلقًا، وإلا فتُكتب الساعات.',
  },
  'site:social': {
    en: 'With https://, as the address bar shows it.',
    ar: 'يبدأ بـ https:// كما يظهر في شريط العنوان.',
  },
  'site:hero.caption': {
    en: 'Names the project that the first picture shows.',
    ar: 'يسمّي المشروع الظاهر في الصورة الأولى.',
  },
  'site:hero.project': { en: 'Where the caption leads.', ar: 'المشروع الذي يفتحه التعليق.' },
  'site:hero.background.type': {
    en: '“plain” shows the wall’s plaster instead of the picture.',
    ar: 'الخيار plain يعرض جدارًا بلا صورة.',
  },
  'site:hero.cord.x': {
    en: 'In percent of the picture’s width, from its left.',
    ar: 'بالنسبة المئوية من عرض الصورة، من يسارها.',
  },
  'site:hero.cord.top': {
    en: 'In percent of the picture’s height, from its top.',
    ar: 'بالنسبة المئوية من ارتفاع الصورة، من أعلاها.',
  },
  'site:hero.cord.bottom': {
    en: 'In percent of the picture’s height, from its top.',
    ar: 'بالنسبة المئوية من ارتفاع الصورة، من أعلاها.',
  },
  'site:servicesBanner': { en: 'The wide picture above the services.', ar: 'الصورة العريضة فوق الخدمات.' },
  'site:faqPicture': { en: 'The picture beside the questions.', ar: 'الصورة بجانب الأسئلة.' },
  'site:wall': {
    en: 'The plaster on which all frames of the site hang.',
    ar: 'الجدار الذي تُعلَّق عليه كل اللوحات في الموقع.',
  },
  order: { en: 'Smaller numbers come first.', ar: 'العدد الأصغر يأتي أولًا.' },
  inArabic: {
    en: 'Only where the picture holds lettering: the same one with Arabic lettering.',
    ar: 'فقط إن كان في الصورة كلام: الصورة نفسها بكلام عربي.',
  },
  duskInArabic: {
    en: 'The one with Arabic lettering as it is seen when the page is dark; of the same size.',
    ar: 'الصورة ذات الكلام العربي كما تظهر حين تكون الصفحة داكنة، بالحجم نفسه.',
  },
  coverImage: {
    en: 'Stands on the card and at the top of the page.',
    ar: 'تظهر في البطاقة وفي أعلى الصفحة.',
  },
  'images.prints': {
    en: 'Prints of the shop that hang in this picture; its caption leads to them.',
    ar: 'لوحات المتجر المعلّقة في هذه الصورة، والتعليق يؤدي إليها.',
  },
  'comparison.before': { en: 'The earlier of the two.', ar: 'الصورة الأقدم.' },
  'details.area': { en: 'Square meters, a number alone.', ar: 'بالمتر المربع، رقم فقط.' },
  'details.duration': { en: 'Months, a number alone.', ar: 'بالأشهر، رقم فقط.' },
  'details.year': { en: 'The year of completion.', ar: 'سنة الإنجاز.' },
  'projects:details.budget': {
    en: 'JOD, a number alone; visitors see it.',
    ar: 'بالدينار، رقم فقط، ويراه الزوار.',
  },
  'frames:pricing': {
    en: 'Sizes in ascending order; a price holds for one print in its frame.',
    ar: 'المقاسات من الأصغر إلى الأكبر، والسعر للوحة واحدة مع إطارها.',
  },
  'frames:pricing.price': { en: 'Whole dinars.', ar: 'بالدينار من دون كسور.' },
  'frames:colors': {
    en: 'The first is chosen when a visitor comes.',
    ar: 'اللون الأول هو المختار عند وصول الزائر.',
  },
  'frames:prints': {
    en: 'The first is chosen when a visitor comes.',
    ar: 'اللوحة الأولى هي المختارة عند وصول الزائر.',
  },
  'frames:availability': {
    en: 'For all prints of the series. What is limited is said and can be ordered; what is sold out cannot.',
    ar: 'لكل لوحات المجموعة. الكمية المحدودة تُذكر وتبقى قابلة للطلب، وما نفد لا يُطلب.',
  },
  'frames:availability.until': {
    en: 'It ends at midnight after this day, by itself. Empty: until you change it.',
    ar: 'تنتهي وحدها عند منتصف الليل بعد هذا اليوم. وإذا تُرك فارغًا بقيت حتى تغييرها.',
  },
  'frames:prints.availability': {
    en: 'For this print alone.',
    ar: 'لهذه اللوحة وحدها.',
  },
  'frames:prints.art': {
    en: 'A picture of the print alone, straight on and without a frame: it hangs on the visitor’s wall.',
    ar: 'صورة اللوحة وحدها، من الأمام وبلا إطار: تُعلَّق على جدار الزائر.',
  },
  'frames:images.print': {
    en: 'Which print it shows; empty for a room.',
    ar: 'أي لوحة تظهر فيها، وتُترك فارغة لصورة غرفة.',
  },
  rating: { en: 'From 1 to 5 stars.', ar: 'من نجمة إلى خمس نجوم.' },
  photo: {
    en: 'Without one the site draws the initials.',
    ar: 'من دونها يرسم الموقع الحرفين الأولين من الاسم.',
  },
  'courses:hours_total': {
    en: 'Hours of the whole course; English and Arabic share it.',
    ar: 'ساعات الدورة كلها، وهي واحدة باللغتين.',
  },
  'courses:sessions_per_week': { en: 'English and Arabic share it.', ar: 'العدد واحد باللغتين.' },
  'courses:price_jod': {
    en: 'Whole dinars; English and Arabic share it.',
    ar: 'بالدينار من دون كسور، وهو واحد باللغتين.',
  },
  'courses:price_usd': {
    en: 'Whole dollars; English and Arabic share it.',
    ar: 'بالدولار من دون كسور، وهو واحد باللغتين.',
  },
  'frameColors:id': {
    en: 'Small Latin letters, digits and hyphens. Visitors’ lists know the color by it: best left as it is.',
    ar: 'حروف لاتينية صغيرة وأرقام وشرطات. قوائم الزوار تعرف اللون به، فالأفضل ألّا يتغيّر.',
  },
  'frameColors:swatch': {
    en: 'The color of the dot that visitors choose.',
    ar: 'لون الدائرة التي يختارها الزائر.',
  },
  'process:duration': { en: 'In words, such as “Two weeks”.', ar: 'بالكلمات، مثل «أسبوعان».' },
  'skills:percent': { en: 'From 0 to 100.', ar: 'من 0 إلى 100.' },
  'testimonials:id': {
    en: 'Its place in the order; no other has the same.',
    ar: 'موضعه في الترتيب، ولا يتكرّر.',
  },
  'testimonials:project': {
    en: 'What the words are about; the card leads there.',
    ar: 'ما يتحدّث عنه الرأي، والبطاقة تؤدي إليه.',
  },
  'faq:id': { en: 'Its place in the order; no other has the same.', ar: 'موضعه في الترتيب، ولا يتكرّر.' },
  'process:id': { en: 'Its place in the order; no other has the same.', ar: 'موضعها في الترتيب، ولا يتكرّر.' },
  'rooms:center': {
    en: 'Right and up from the point of the wall that was measured first, in cm.',
    ar: 'إلى اليمين وإلى أعلى من أول نقطة قيست على الجدار، بالسنتيمتر.',
  },
  'rooms:white': {
    en: 'How white paper looks in that room’s light: the color of a switch or of another white thing in the picture.',
    ar: 'كيف يبدو الورق الأبيض في ضوء تلك الغرفة: لون مفتاح الإنارة أو أي شيء أبيض في الصورة.',
  },
  'rooms:floor': {
    en: 'How far the floor lies below that point, in cm.',
    ar: 'بُعد الأرض تحت تلك النقطة، بالسنتيمتر.',
  },
  kept: { en: 'How long it stays on the visitor’s device.', ar: 'المدة التي يبقى فيها على جهاز الزائر.' },
  'privacy:date': { en: 'The day of the last change to this page.', ar: 'يوم آخر تغيير في هذه الصفحة.' },
  'moved:from': {
    en: 'Without the language: it counts for the Arabic page as well. Renaming and deleting fill this list by themselves.',
    ar: 'بلا لغة في أوله، فهو للصفحة العربية أيضًا. وتمتلئ هذه القائمة تلقائيًا عند تغيير اسم عنصر أو حذفه.',
  },
  'moved:to': {
    en: 'An item, or where it is gone its section, whose page then says so.',
    ar: 'عنصر، أو قسم العنصر إن حُذف، وصفحة القسم تقول ذلك.',
  },
  'accessibility:date': {
    en: 'The day of the last change to this page.',
    ar: 'يوم آخر تغيير في هذه الصفحة.',
  },
};

/**
 * A sentence of help for a field.
 * @param path as the content's mistakes write it; entries' numbers do not matter
 */
export function helpOf(kind: ContentKind, path: string): Record<Locale, string> | undefined {
  const place = path.replaceAll(/\[\d*\]/g, '').replace(/^\./, '');
  // Entries of a list have its help once, above all of them.
  if (path.endsWith(']')) return undefined;
  // Keys of the site's words are no names of fields.
  if (kind === 'words') return help[`words:${place}`];
  return help[`${kind}:${place}`] ?? help[place] ?? help[place.split('.').at(-1) ?? ''];
}

/** The fields that have help, for a check that they exist. */
export const helped = Object.keys(help);
