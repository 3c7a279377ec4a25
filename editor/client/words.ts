import type { Locale } from '#model/language/locales.ts';
import { countIn, type PluralForms } from '#model/language/translate.ts';
import type { CountedPart } from '../server/publication-title.ts';

/** All texts of the editor, in English and in Arabic. */
const words = {
  title: ['Sindian editor', 'محرّر سنديان'],
  prices: ['Prices and stock', 'الأسعار والتوفّر'],
  hours: ['Opening hours', 'ساعات العمل'],
  publish: ['Publish', 'نشر'],
  undo: ['Undo', 'تراجع'],
  redo: ['Redo', 'إعادة'],
  discard: ['Discard', 'تجاهل المسودّة'],
  saving: ['Saving…', 'جارٍ الحفظ…'],
  kept: ['Saved as a draft', 'حُفظ كمسودّة'],
  none: ['No changes', 'لا تغييرات'],
  failed: ['Not saved', 'لم يُحفظ'],
  recovered: ['Everything is saved now.', 'حُفظ الآن كل شيء.'],
  diskFull: [
    'Not saved: the disk is full. Please make room, for example by emptying the trash. What you typed stays here, and the editor tries again by itself.',
    'لم يُحفظ: القرص ممتلئ. يلزم توفير مساحة، مثلًا بتفريغ سلة المهملات. المكتوب باقٍ هنا، والمحرّر يعيد المحاولة من تلقاء نفسه.',
  ],
  notWritten: [
    'Not saved: the editor may not write into its folder, perhaps because another program holds it. What you typed stays here, and the editor tries again by itself.',
    'لم يُحفظ: تعذّرت الكتابة في مجلد المحرّر، وقد يكون السبب برنامجًا آخر. المكتوب باقٍ هنا، والمحرّر يعيد المحاولة من تلقاء نفسه.',
  ],
  changeRefused: ['Not saved. Reload the page to see what is.', 'لم يُحفظ. إعادة تحميل الصفحة تُظهر المحفوظ.'],
  busy: [
    'The editor is busy and will be back in a moment. What you type is saved in this browser until then.',
    'المحرّر منشغل الآن ويعود بعد لحظات. المكتوب محفوظ في هذا المتصفح حتى ذلك الحين.',
  ],
  stopped: [
    'The editor has stopped. Open it again with a double-click on edit-the-site. What you type is saved in this browser, and sent to the editor when it runs again.',
    'المحرّر متوقّف. يلزم فتح المحرّر من جديد بالنقر المزدوج على edit-the-site. المكتوب محفوظ في هذا المتصفح، وينتقل إلى المحرّر حين يعمل من جديد.',
  ],
  restore: ['Take back the last published version of this file', 'استعادة آخر نسخة منشورة من هذا الملف'],
  drafts: ['Drafts', 'المسودّات'],
  mistakes: ['To be fixed', 'ما يحتاج إلى تصحيح'],
  older: [
    'This draft was begun before an update of the site: look it through once more.',
    'بدأت هذه المسودّة قبل آخر تحديث للموقع، وتحتاج إلى مراجعة ثانية.',
  ],
  ended: ['Over, and can go', 'انتهى ويمكن حذفه'],
  wasSoldOut: ['sold out until', 'نفدت حتى'],
  wasLimited: ['limited until', 'كمية محدودة حتى'],
  hasEnded: ['Over', 'انتهى'],
  samples: ['Samples', 'أمثلة'],
  rare: ['Seldom changed', 'نادرًا ما يتغيّر'],
  order: ['Change the order', 'تغيير الترتيب'],
  filter: ['Find by name', 'بحث بالاسم'],
  filterTexts: ['Search all texts', 'بحث في كل النصوص'],
  hasStarted: ['began on', 'بدأت في'],
  publications: ['Last publications', 'آخر ما نُشر'],
  content: ['Content', 'المحتوى'],
  draft: ['Draft', 'مسودّة'],
  mistakeCount: ['{n} to mend', 'للتصحيح: {n}'],
  stale: ['Changed by someone else meanwhile', 'غيّره شخص آخر في هذه الأثناء'],
  held: [
    'The preview shows this as it last passed: something is still to be mended.',
    'المعاينة تعرض آخر صيغة سليمة، فما زال هنا ما يحتاج إلى تصحيح.',
  ],
  english: ['English', 'الإنجليزية'],
  arabic: ['Arabic', 'العربية'],
  left: ['{n} left', 'الباقي: {n}'],
  over: ['{n} too many', 'الزائد: {n}'],
  add: ['Add', 'إضافة'],
  from: ['From', 'من'],
  to: ['To', 'إلى'],
  addTo: ['Add to: {label}', 'إضافة إلى: {label}'],
  remove: ['Remove', 'إزالة'],
  up: ['Move up', 'إلى أعلى'],
  down: ['Move down', 'إلى أسفل'],
  entry: ['{label} {n}', '{label}، العنصر {n}'],
  focusPoint: [
    'Point: {x}% from the left, {y}% from the top; arrow keys move it',
    'النقطة: {x}٪ من اليسار و{y}٪ من الأعلى، وتحرّكها مفاتيح الأسهم',
  ],
  fromLeft: ['From the left (%)', 'من اليسار (٪)'],
  fromTop: ['From the top (%)', 'من الأعلى (٪)'],
  crops: ['How the site cuts it', 'كيف تظهر في الموقع'],
  pixels: ['{n} px', '{n} بكسل'],
  asNumbers: ['As numbers', 'بالأرقام'],
  pictureNotShown: ['The picture cannot be shown.', 'تعذّر عرض الصورة.'],
  percent: ['{n}%', '{n}٪'],
  compareDusk: ['Lay dusk over day', 'عرض المساء فوق النهار'],
  compareShare: ['How much of the evening is seen', 'مقدار ما يظهر من صورة المساء'],
  'edge.left': ['Left edge', 'الحافة اليسرى'],
  'edge.top': ['Top edge', 'الحافة العليا'],
  'edge.right': ['Right edge', 'الحافة اليمنى'],
  'edge.bottom': ['Bottom edge', 'الحافة السفلى'],
  edgesHint: [
    'Drag the lines to the outer edges of the frame. Arrow keys move a line by 1 px, with Shift by 10.',
    'سحب الخطوط إلى حواف الإطار الخارجية. ومفاتيح الأسهم تحرّك الخط بكسلًا واحدًا، ومع Shift عشرة.',
  ],
  of: ['{action}: {label} {n}', '{action}: {label}، العنصر {n}'],
  forSale: ['For sale', 'متوفرة'],
  limited: ['Limited quantity', 'كمية محدودة'],
  hidden: ['Hidden', 'غير معروض'],
  soldOut: ['Sold out', 'نفدت الكمية'],
  choose: ['Choose …', 'اختيار…'],
  notThere: ['{value} (not there any more)', '{value} (لم يعد موجودًا)'],
  preview: ['Preview', 'المعاينة'],
  'preview.pictures': [
    'The preview is being prepared: it looks through the pictures. It opens by itself.',
    'يجري تجهيز المعاينة: قراءة الصور الآن، ثم تظهر الصفحات من تلقاء نفسها.',
  ],
  'preview.code': [
    'The preview is being prepared: its pages are next. It opens by itself.',
    'يجري تجهيز المعاينة: إعداد الصفحات الآن، ثم تظهر من تلقاء نفسها.',
  ],
  'preview.ended': [
    'The preview has stopped. What you write is kept all the same; it comes back when the editor is started again.',
    'توقّفت المعاينة. المكتوب محفوظ على أي حال، وتعود المعاينة عند تشغيل المحرّر من جديد.',
  ],
  phone: ['Phone', 'هاتف'],
  laptop: ['Laptop', 'حاسوب'],
  day: ['Day', 'نهارًا'],
  dusk: ['Dusk', 'مساءً'],
  previewOf: ['The page in {language}', 'الصفحة باللغة {language}'],
  notFound: ['There is no such item.', 'لا يوجد عنصر كهذا.'],
  working: ['One moment …', 'لحظة …'],
  actionFailed: [
    'That did not work, and nothing has changed. Try it once more.',
    'تعذّر ذلك، ولم يتغيّر شيء. قد تنجح محاولة أخرى.',
  ],
  deleteQuestion: [
    'Delete “{title}”, with its pictures? Its page goes with the next publication. You can bring it back from the list of what was deleted.',
    'حذف «{title}» مع صوره؟ تختفي صفحته من الموقع عند النشر التالي. وتبقى استعادته ممكنة من قائمة «المحذوف».',
  ],
  namedIn: ['It is named here, and goes from there where it can:', 'ورد ذكره هنا، ويُرفع حيث أمكن:'],
  deleteMeant: ['Delete it', 'نعم، حذفه'],
  raiseNone: ['A raise is a number from -99 to 999, like 10.', 'نسبة الرفع رقم من ⁦-99⁩ إلى 999، مثل 10.'],
  raiseLowers: ['This lowers the prices by {n} percent.', 'هذا خفض للأسعار بنسبة {n}%.'],
  raiseDoubt: ['Some prices change tenfold. Please check them.', 'أسعار تتغيّر عشرة أضعاف، وتلزم مراجعتها.'],
  priceDoubt: ['The price was {former}. Is {typed} meant?', 'كان السعر {former}. هل المقصود {typed}؟'],
  priceMeant: ['Yes', 'نعم'],
  priceBack: ['Back to {former}', 'العودة إلى {former}'],
  raise: ['Raise by (percent)', 'نسبة رفع الأسعار (%)'],
  raisePreview: ['Show the new prices', 'عرض الأسعار الجديدة'],
  raiseApply: ['Use these prices', 'اعتماد هذه الأسعار'],
  cancel: ['Cancel', 'إلغاء'],
  newPrice: ['New price', 'السعر الجديد'],
  priceOf: ['{title}, {size} cm', '{title}، {size} سم'],
  pricesIntro: ['All prices in JOD for one print, and stock.', 'الأسعار بالدينار للوحة الواحدة، وتوفّرها.'],
  publishIntro: ['What changes when you publish:', 'ما يتغيّر عند النشر:'],
  nothingToPublish: ['There is nothing to publish.', 'ليس هناك ما يُنشر.'],
  secondQuestion: [
    'Check every letter of this change. Is it published?',
    'هذا التغيير يستحق مراجعة كل حرف فيه. هل يُنشر؟',
  ],
  publishMeant: ['Yes, publish it', 'نعم، يُنشر'],
  include: ['Publish this', 'تضمينه في النشر'],
  invalid: ['Has something to mend and stays a draft', 'فيه ما يحتاج إلى تصحيح، فيبقى مسودّة'],
  published: ['What is published', 'النسخة المنشورة'],
  yours: ['Your draft', 'مسودّتك'],
  keepTyped: ['Keep what I typed', 'إبقاء المكتوب هنا'],
  takeOther: ['Take that one', 'اعتماد هذا النص'],
  conflictOpen: ['Not saved: choose one of two texts at a field.', 'لم يُحفظ: يلزم اختيار أحد نصّين في حقل.'],
  changedElsewhere: [
    'Another window has changed this text meanwhile. It now says:',
    'تغيّر هذا النص في نافذة أخرى في هذه الأثناء. وهو الآن:',
  ],
  byHand: ['Changed by hand in content/', 'عُدّل يدويًا في content/'],
  onlyComments: [
    'Comments or spaces alone, or that it is no sample any more.',
    'تعليقات أو مسافات فقط، أو أنه لم يعد مثالًا.',
  ],
  isNew: ['New', 'جديد'],
  newPicture: ['New picture: {file}', 'صورة جديدة: {file}'],
  changedPicture: ['Replaced picture: {file}', 'صورة مستبدَلة: {file}'],
  removedPicture: ['Removed picture: {file}', 'صورة محذوفة: {file}'],
  wayCommit: [
    'There is no address to push to: the publication is a commit in this folder.',
    'لا عنوان يُرسل إليه: يُسجَّل النشر في هذا المجلد وحده.',
  ],
  wayPush: ['It is pushed to {remote}.', 'يُرسل إلى {remote}.'],
  stepFetch: ['Fetching what is newest', 'جلب أحدث نسخة'],
  stepCheck: ['Checking the content', 'فحص المحتوى'],
  stepBuild: ['Building the site', 'بناء الموقع'],
  stepCommit: ['Writing the commit', 'تسجيل التغييرات'],
  stepPush: ['Pushing', 'إرسال التغييرات'],
  stepFolder: ['Updating this folder', 'تحديث هذا المجلد'],
  publishing: ['Publishing: {step}', 'جارٍ النشر: {step}'],
  done: ['Published.', 'نُشرت التغييرات.'],
  notPublished: ['Nothing was published, and your drafts are kept.', 'لم يُنشر شيء، والمسودّات محفوظة.'],
  forDeveloper: ['For the developer', 'للمطوّر'],
  'failure.cancelled': ['It was cancelled at “{step}”.', 'أُلغي النشر عند «{step}».'],
  'failure.unknown': [
    'It stopped at “{step}”. The site’s developer can tell why from what stands below.',
    'توقّف النشر عند «{step}». وسيعرف مطوّر الموقع السبب مما يرد أدناه.',
  ],
  'failure.conflict': [
    'Someone else has changed the same meanwhile. Choose what stays, then publish again.',
    'غيّر شخص آخر الشيء نفسه في هذه الأثناء. المطلوب اختيار ما يبقى، ثم النشر من جديد.',
  ],
  'failure.newerPushed': [
    'Someone else published at the same moment. Publish once more, and both are on the site.',
    'نشر شخص آخر في اللحظة نفسها. يكفي النشر مرة أخرى ليظهر الاثنان في الموقع.',
  ],
  'failure.pushRefused': [
    'The site’s repository did not take it: this account may not write there. Ask the site’s developer for that right.',
    'لم يقبله مستودع الموقع، فهذا الحساب لا يملك حق الكتابة فيه. على مطوّر الموقع أن يمنحه هذا الحق.',
  ],
  'failure.signIn': [
    'This computer is not signed in to the site’s repository. Sign in once with GitHub Desktop or Git Credential Manager, then publish again.',
    'لم يُسجَّل الدخول من هذا الحاسوب إلى مستودع الموقع. يكفي تسجيل الدخول مرة واحدة في GitHub Desktop أو Git Credential Manager، ثم النشر من جديد.',
  ],
  'failure.noNetwork': [
    'The site’s repository cannot be reached. Publish again once the internet works.',
    'تعذّر الاتصال بمستودع الموقع. يمكن النشر من جديد حين يعمل الإنترنت.',
  ],
  'failure.noSpace': [
    'The disk is full. Free some space on it, then publish again.',
    'القرص ممتلئ. المطلوب إفراغ مساحة فيه، ثم النشر من جديد.',
  ],
  'failure.otherOwner': [
    'This folder belongs to another user of this computer, and Git will not work in it. Ask the site’s developer to make the folder yours.',
    'هذا المجلد يخص مستخدمًا آخر على هذا الحاسوب، فلا يعمل Git فيه. على مطوّر الموقع أن يجعل المجلد ملكًا لهذا الحساب.',
  ],
  'failure.noRepository': [
    'Git could not begin to keep this folder. Close the editor, start it once more, and see what its window says.',
    'لم يتمكّن Git من بدء حفظ هذا المجلد. المطلوب إغلاق المحرّر وتشغيله من جديد، وقراءة ما تقوله نافذته.',
  ],
  'failure.noGit': [
    'Git is not on this computer. Install it from git-scm.com, then start the editor again.',
    'برنامج Git غير موجود على هذا الحاسوب. المطلوب تثبيته من git-scm.com ثم تشغيل المحرّر من جديد.',
  ],
  'failure.locked': [
    'Another program is using Git in this folder. Close it, wait a moment and publish again; a lock that was left behind is taken away after ten minutes.',
    'برنامج آخر يستعمل Git في هذا المجلد. المطلوب إغلاقه والانتظار لحظة ثم النشر من جديد. وأي قفل متروك يُزال بعد عشر دقائق.',
  ],
  'failure.detached': [
    'A commit is checked out instead of a branch: ask the site’s developer to check out the branch.',
    'المجلد عند نسخة مسجَّلة لا على فرع: على مطوّر الموقع أن يعيده إلى الفرع.',
  ],
  'failure.refused': [
    'Git refuses this folder. The site’s developer can tell why from its message.',
    'يرفض Git هذا المجلد. وسيعرف مطوّر الموقع السبب من رسالته.',
  ],
  'failure.folder': [
    'It is on its way to the site, but this folder could not be updated. Publishing once more mends that.',
    'أُرسل المنشور إلى الموقع، لكن تعذّر تحديث هذا المجلد. ويصلحه النشر مرة أخرى.',
  ],
  authorName: ['Your name, as it stands beside your publications', 'الاسم الذي يظهر بجانب كل نشر'],
  doneFolder: ['The finished site to upload:', 'الموقع الجاهز للرفع:'],
  visitorView: ['What visitors send, and what a chat shows', 'رسالة الزائر وبطاقة الرابط'],
  message: ['The WhatsApp message', 'رسالة واتساب'],
  card: ['What a chat shows of the link', 'ما تعرضه المحادثة عند إرسال الرابط'],
  cardPicture: [
    'The picture of the link is drawn anew when the site is built.',
    'صورة الرابط تُرسم من جديد عند بناء الموقع.',
  ],
  whichTime: ['Which one?', 'أيّ الوقتين؟'],
  nextException: ['Next:', 'القادم:'],
  closed: ['Closed', 'مغلق'],
  oneDay: ['Holiday, one day', 'عطلة ليوم واحد'],
  severalDays: ['Holiday, several days', 'عطلة لعدة أيام'],
  ramadan: ['Ramadan hours', 'دوام رمضان'],
  visitorsRead: ['What visitors will read', 'ما سيقرؤه الزوار'],
  absent: ['The page is shown here once nothing is missing.', 'تظهر الصفحة هنا حين يكتمل كل ما ينقصها.'],
  addPictures: ['Add pictures …', 'إضافة صور…'],
  dropHint: [
    'Or drop them here, as many as you like, or paste one. They come in their order; captions and order can be changed at any time.',
    'أو بإفلاتها هنا مهما كان عددها، أو بلصق صورة. تأتي الصور بترتيبها، ويمكن تغيير الترتيب والتعليقات في أي وقت.',
  ],
  replacePicture: ['Another picture …', 'صورة أخرى…'],
  choosePicture: ['Choose a picture …', 'اختيار صورة…'],
  noPicture: ['No picture yet', 'لا صورة بعد'],
  addListed: ['Add one that is there', 'إضافة صورة موجودة'],
  drag: ['Drag to another place', 'السحب إلى موضع آخر'],
  uploadCount: ['{n} of {all}', '{n} من {all}'],
  uploadWaiting: ['waits', 'في الانتظار'],
  uploadSending: ['on its way', 'في الطريق'],
  uploadThere: ['added', 'أُضيفت'],
  dismiss: ['Close', 'إغلاق'],
  'refused.empty': ['The file is empty.', 'الملف فارغ.'],
  'refused.svg': [
    'Drawings (SVG) are not taken: a photograph as JPEG or PNG is.',
    'الرسوم بصيغة SVG غير مقبولة، والمطلوب صورة بصيغة JPEG أو PNG.',
  ],
  'refused.notPicture': [
    'This is no picture. JPEG, PNG, WebP, AVIF, TIFF, GIF and HEIC are taken.',
    'هذا الملف ليس صورة. الصيغ المقبولة: JPEG وPNG وWebP وAVIF وTIFF وGIF وHEIC.',
  ],
  'refused.damaged': [
    'The picture is damaged or cut off. Copying it once more from the camera or phone may help.',
    'الصورة تالفة أو ناقصة. قد يفيد نسخها من جديد من الكاميرا أو الهاتف.',
  ],
  'refused.tooLarge': [
    'The file is larger than 40 MB. Exporting it as JPEG makes it smaller.',
    'الملف أكبر من 40 ميغابايت. تصديره بصيغة JPEG يصغّر حجمه.',
  ],
  'refused.tooManyPixels': [
    'The picture has more than 100 megapixels. Exporting it at 6,000 px or less helps.',
    'في الصورة أكثر من 100 ميغابكسل. يفيد تصديرها بقياس 6000 بكسل أو أقل.',
  ],
  'refused.failed': [
    'The picture could not be taken. A second try, or exporting it as JPEG, may help.',
    'تعذّر قبول الصورة. قد تفيد إعادة المحاولة أو تصدير الصورة بصيغة JPEG.',
  ],
  newIn: ['New: {kind}', 'عنصر جديد في: {kind}'],
  titleIn: ['Title ({language})', 'العنوان ({language})'],
  create: ['Create', 'إنشاء'],
  address: ['Its address: {address}', 'رابطه: {address}'],
  item: ['This item', 'هذا العنصر'],
  duplicate: ['Duplicate', 'إنشاء نسخة'],
  rename: ['Change its name in the address', 'تغيير اسمه في الرابط'],
  renameApply: ['Rename', 'تغيير الاسم'],
  nameInAddress: ['Name in the address', 'الاسم في الرابط'],
  renameHint: [
    'Everything that names it follows, and its old address leads to the new one.',
    'يتبعه كل ما يذكره، ورابطه القديم يؤدي إلى الجديد.',
  ],
  delete: ['Delete', 'حذف'],
  deleted: ['Deleted', 'المحذوف'],
  deletedHint: [
    'They go with the next publication. Their old addresses lead to their sections.',
    'يُحذف من الموقع عند النشر التالي، ورابط كل عنصر يؤدي بعدها إلى قسمه.',
  ],
  keptUntil: ['never published; kept here until {day}', 'لم يُنشر قطّ، ويُحفظ هنا حتى ⁦{day}⁩'],
  bringBack: ['Bring back', 'استعادة'],
  bringBackOne: ['Bring back: {title}', 'استعادة: {title}'],
  noName: [
    'Write a title first: the name in the address is made of it.',
    'كتابة العنوان أولًا، فمنه يأتي الاسم في الرابط.',
  ],
  badName: [
    'Small Latin letters, digits and hyphens, such as stone-house; at most 60.',
    'حروف لاتينية صغيرة وأرقام وشرطات، مثل stone-house، و60 حرفًا على الأكثر.',
  ],
  takenName: ['Another item has this name.', 'هذا اسم عنصر آخر.'],
  ready: ['Ready for the public', 'الجاهزية للنشر'],
  readyIntro: [
    'What stands between this content and the public. It stops nothing: the site can be built at any time.',
    'ما بقي قبل أن يصبح الموقع جاهزًا. لا يوقف شيئًا، ويمكن بناء الموقع في أي وقت.',
  ],
  unreadyCount: ['To be looked at: {count}.', 'ما يحتاج إلى مراجعة: {count}.'],
  allReady: ['Nothing stands in the way.', 'لا شيء يمنع النشر.'],
  samplesHint: [
    'A sample counts as yours with its first edit, or with “This is ours”.',
    'يصبح المثال محتوى الاستوديو مع أول تعديل فيه، أو بزر «اعتماد المحتوى».',
  ],
  isSample: ['sample', 'مثال'],
  needsPlace: [
    'the site leaves it out, because it does not say where the studio is',
    'لا يظهر في الموقع ما دام موقع الاستوديو غير مذكور',
  ],
  smallPicture: [
    '{width} px wide: from {enough} px on it is sharp there.',
    'عرضها {width} بكسل، ولا تكون حادّة في موضعها إلا من {enough} بكسل فأكثر.',
  ],
  sections: ['Sections of the form', 'أقسام النموذج'],
  smallWidth: ['{width} px wide', 'عرضها {width} بكسل'],
  noCaption: ['no caption', 'بلا تعليق'],
  noDusk: ['no picture at dusk', 'بلا صورة مسائية'],
  sameTitle: ['another item has the same title', 'هذا عنوان عنصر آخر أيضًا'],
  leadsNowhere: ['leads nowhere:', 'لا يقود إلى شيء:'],
  confirmItem: ['This is ours', 'اعتماد المحتوى'],
  history: ['History', 'السجل'],
  toHistory: ['All publications, and undoing one', 'كل ما نُشر، والتراجع عن شيء منه'],
  historyIntro: [
    'Every publication, the newest first. Undoing one is a new publication: what came after it stays, and nothing is lost.',
    'كل ما نُشر، الأحدث أولًا. التراجع عن نشر هو نشر جديد: يبقى كل ما جاء بعده، ولا يضيع شيء.',
  ],
  noHistory: ['Nothing has been published yet.', 'لم يُنشر شيء بعد.'],
  takeBack: ['Undo this publication', 'التراجع عن هذا النشر'],
  takeBackIntro: ['This changes on the site then:', 'ما يتغيّر في الموقع عند التراجع:'],
  takeBackNothing: ['Nothing of it is left on the site.', 'لم يبقَ منه شيء في الموقع.'],
  takeBackMeant: ['Yes, undo it', 'نعم، التراجع عنه'],
  undone: ['Undone: “{title}”', 'تراجع عن «{title}»'],
  showAll: ['Show what was changed without the editor, too', 'عرض ما تغيّر من دون المحرّر أيضًا'],
  stock: ['stock', 'التوفّر'],
  pictureOrder: ['order of the pictures', 'ترتيب الصور'],
  newOne: ['New: {title}', 'جديد: {title}'],
  removedOne: ['Deleted: {title}', 'حذف: {title}'],
  hiddenOne: ['Hidden: {title}', 'إخفاء: {title}'],
  shownOne: ['On show again: {title}', 'عرض من جديد: {title}'],
  renamedOne: ['{title}: its address has changed', '{title}: تغيّر {whose}'],
  backTo: ['Back to', 'العودة إلى'],
  stayAt: ['Leave as it is now', 'إبقاؤه كما هو الآن'],
  wasBefore: ['Before both changes:', 'قبل التغييرين:'],
  takenOut: ['(taken out)', '(أُزيل)'],
  wholeFile: ['The whole file', 'الملف كله'],
  mergedHint: [
    'Someone else has changed this too: their changes stay beside yours.',
    'غيّر شخص آخر هنا أيضًا، وتبقى تغييراته إلى جانب تغييراتك.',
  ],
  conflictHint: [
    'Someone else has changed the same. Choose what is published:',
    'غيّر شخص آخر الحقل نفسه أو الصورة نفسها. اختيار ما يُنشر:',
  ],
  liveNow: ['Live: the site shows it.', 'منشور الآن على الموقع.'],
  liveNotYet: [
    'Not yet: the site does not show it so far. A host takes some minutes. The site’s address:',
    'لم يظهر على الموقع بعد. يستغرق ذلك دقائق عند الاستضافة. عنوان الموقع:',
  ],
  lookAgain: ['Look again', 'نظرة أخرى'],
  togetherHint: [
    'Part of an item’s new name in the address: all parts are published together, or none.',
    'جزء من تغيير اسم عنصر في الرابط، وتُنشر أجزاؤه كلها معًا أو لا يُنشر منها شيء.',
  ],
  hostPage: ['The page of the repository', 'صفحة المستودع'],
  search: ['Search', 'بحث'],
  searchLabel: [
    'Words of the content or the site, in Arabic or English',
    'كلمات من المحتوى أو من الموقع، بالعربية أو الإنجليزية',
  ],
  foundCount: ['Found: {n}.', 'النتائج: {n}.'],
  foundMore: ['The first {n} are shown.', 'تظهر منها أول {n}.'],
} as const satisfies Record<string, readonly [english: string, arabic: string]>;

export type EditorWord = keyof typeof words;

/** Finds the text for the reason of a failed publication; undefined if the editor has none. */
export function failureWord(reason: string): EditorWord | undefined {
  const word = `failure.${reason}`;
  return word in words ? (word as EditorWord) : undefined;
}

/** What publications count, with the plural forms of both languages. */
const counts: Record<CountedPart, Record<Locale, PluralForms>> = {
  price: {
    en: { one: '1 price', other: '{n} prices' },
    ar: { one: 'سعر واحد', two: 'سعران', few: '{n} أسعار', many: '{n} سعرًا', other: '{n} سعر' },
  },
  picture: {
    en: { one: '1 picture', other: '{n} pictures' },
    ar: { one: 'صورة واحدة', two: 'صورتان', few: '{n} صور', other: '{n} صورة' },
  },
  text: {
    en: { one: '1 text', other: '{n} texts' },
    ar: { one: 'نص واحد', two: 'نصّان', few: '{n} نصوص', many: '{n} نصًّا', other: '{n} نص' },
  },
  detail: {
    en: { one: '1 detail', other: '{n} details' },
    ar: { one: 'تفصيل واحد', two: 'تفصيلان', few: '{n} تفاصيل', many: '{n} تفصيلًا', other: '{n} تفصيل' },
  },
};

/** A number of things in one language, such as «13 سعرًا». */
export function countText(locale: Locale, what: CountedPart, n: number): string {
  return countIn(locale, counts[what][locale], n);
}

/** Finds a text of the editor's pages in one language, and fills the {placeholders} of the text. */
export function editorText(
  locale: Locale,
  word: EditorWord,
  values: Record<string, string | number> = {},
): string {
  const text = words[word][locale === 'en' ? 0 : 1];
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Lists both languages, first the one in which the owner reads the editor. */
export function ownLanguageFirst(locale: Locale): Locale[] {
  return locale === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
}
