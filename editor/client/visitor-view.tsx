import { useEffect, useState } from 'react';
import type { Locale } from '../../app/language/locales.ts';
import type { VisitorView as View } from '../server/visitor-view.ts';
import { getVisitorView } from './api.ts';
import { useSession } from './session.tsx';

/** The message that visitors send of a frame or course, and what a chat shows of its link, in both languages. */
export function VisitorView({ address }: { address: string }) {
  const { t, state, locale } = useSession();
  const [views, setViews] = useState<Partial<Record<Locale, View>>>({});

  // Follows the server's version of the content.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what the server holds
  useEffect(() => {
    let isOver = false;
    // Behind the preview itself, which reads the same change.
    const timer = setTimeout(() => {
      getVisitorView(address).then(
        (next) => !isOver && setViews(next),
        () => {},
      );
    }, 500);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [address, state.version]);

  const order: Locale[] = locale === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  if (!views.en && !views.ar) return null;
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
