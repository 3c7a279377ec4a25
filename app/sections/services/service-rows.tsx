import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Service } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { addressOf } from '#model/site-map.ts';
import styles from './service-rows.module.css';

/**
 * The services as numbered rows. Exactly one row is open; the hash of the address may select it. Without scripts,
 * each row opens and closes by itself.
 */
export function ServiceRows({ services, level }: { services: Service[]; level: 2 | 3 }) {
  const { t, locale } = useLanguage();
  const { hash, key } = useLocation();
  const [selected, setSelected] = useState(0);
  // Whether another row was opened: the first picture appears without animation, and the pictures of rows opened later
  // fade in.
  const [hasChanged, setWasChanged] = useState(false);
  const select = (index: number) => {
    setSelected(index);
    if (index !== selected) setWasChanged(true);
  };
  const [scrollTo, setScrollTo] = useState<{ index: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const Title = `h${level}` as const;

  // This effect selects the row that the browser opened before hydration. Where no row is open, the first row is
  // opened.
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll('details') ?? [])];
    const opened = rows.findIndex((row) => row.open);
    if (opened >= 0) setSelected(opened);
    else rows[0]?.setAttribute('open', '');
  }, []);

  // This effect opens the row that the hash of the address names, as in a link to #slug.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same link is followed again
  useEffect(() => {
    const index = services.findIndex(({ slug }) => `#${slug}` === hash);
    if (index < 0) return;
    setSelected(index);
    setScrollTo({ index });
  }, [hash, key, services]);

  // This effect scrolls to the opened row. It runs after the layout has changed, because a row above has closed.
  useLayoutEffect(() => {
    if (scrollTo)
      list.current?.children[scrollTo.index]?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [scrollTo]);

  return (
    <ol className={styles.rows} ref={list} data-changed={hasChanged}>
      {services.map((service, index) => (
        <li key={service.slug} data-reveal="">
          <details
            id={service.slug}
            name="services"
            open={index === selected}
            // The browser itself can open a row, for example when a search in the page finds text in it.
            onToggle={(event) => event.currentTarget.open && select(index)}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
            <summary
              onClick={(event) => {
                event.preventDefault();
                select(index);
              }}
            >
              <span className={`${styles.number} figures`} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <Title className={styles.title}>{service.title}</Title>
            </summary>
            <div className={styles.panel}>
              {index === selected ? (
                <Picture
                  picture={service.image}
                  sizes="(min-width: 60em) 66vw, (min-width: 40em) 780px, 168vw"
                  className={service.isDrawing ? `${styles.picture} ${styles.drawing}` : styles.picture}
                />
              ) : null}
              <p>{service.description}</p>
              <p className={styles.label}>{t('services.features')}</p>
              <ul>
                {service.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              {/* Home, which has many elements, has the fee of the open row alone, as its picture. */}
              {service.fee && (level === 2 || index === selected) ? (
                <p className={styles.fee}>
                  <Bidi text={service.fee} />
                </p>
              ) : null}
              <Link
                className={`${quietLook} ${styles.brief}`}
                to={`${addressOf('brief', locale)}?service=${service.slug}`}
                viewTransition
              >
                {t('nav.toBrief')}
              </Link>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
