import { getVisitorView } from './api.ts';
import { useSession } from './session.tsx';
import { useLatest } from './use-latest.ts';
import { ownFirst } from './words.ts';

/** The message that visitors send of a frame or course, and what a chat shows of its link, in both languages. */
export function VisitorView({ address }: { address: string }) {
  const { t, locale } = useSession();
  // Behind the preview itself, which reads the same change: a large shop takes so long to show it.
  const views = useLatest(() => getVisitorView(address), address, 2000);
  const order = ownFirst(locale);
  if (!views?.en && !views?.ar) return null;
  return (
    <section className="visitor-view">
      <h2>{t('message')}</h2>
      <div className="both">
        {order.map((lang) => (
          <p key={lang} className="message" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
            {views[lang]?.message}
          </p>
        ))}
      </div>
      <h2>{t('card')}</h2>
      <div className="both">
        {order.map((lang) => {
          const card = views[lang]?.card;
          return card ? (
            <div key={lang} className="card" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
              {card.picture ? <img src={card.picture} alt="" /> : null}
              <p>
                <strong>{card.title}</strong>
              </p>
              <p>{card.description}</p>
            </div>
          ) : null;
        })}
      </div>
      <p className="left">{t('cardPicture')}</p>
    </section>
  );
}
