import './privacy-section.css';

import type { Privacy, Site, StoredItem } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { Paragraphs, TextPage, TextSection } from '../text-page/text-page.tsx';
import { DeleteButton } from './delete-button.tsx';

interface PrivacySectionProps extends Privacy {
  site: Pick<Site, 'phone' | 'email' | 'legal'>;
}

/**
 * The privacy page: a list of the data that the site stores in the browser, with durations and, folded, its technical
 * names; a button that deletes this data; then the text about messages.
 */
export function PrivacySection({ device, deletion, ...page }: PrivacySectionProps) {
  return (
    <TextPage page="privacy" {...page}>
      <TextSection {...device}>
        <dl className="text-points">
          {device.items.map((item) => (
            <Item key={item.title} {...item} />
          ))}
        </dl>
        <TechnicalNames items={device.items} />
        <div className="privacy-after">
          <Paragraphs text={device.after} />
        </div>
      </TextSection>
      <TextSection {...deletion}>
        <DeleteButton databases={databasesOf(device.items)} />
        <div className="privacy-after">
          <Paragraphs text={deletion.byHand} />
        </div>
      </TextSection>
    </TextPage>
  );
}

function Item({ title, text, kept }: StoredItem) {
  return (
    <div>
      <dt>
        <Bidi text={title} />
      </dt>
      <dd>
        <Bidi text={text} />
        <span className="privacy-kept">
          <Bidi text={kept} />
        </span>
      </dd>
    </div>
  );
}

/** The names of the stored data, as browsers show them in their developer tools. */
function TechnicalNames({ items }: { items: StoredItem[] }) {
  const { t } = useLanguage();
  return (
    <details className="privacy-names">
      <summary>{t('privacy.names')}</summary>
      <dl>
        {items.map(({ title, storages }) => (
          <div key={title}>
            <dt>
              <Bidi text={title} />
            </dt>
            {storages.map(({ area, names }) => (
              <dd key={area} dir="ltr" translate="no">
                {area}{' '}
                {names.map((name) => (
                  <code key={name} data-area={area}>
                    {name}
                  </code>
                ))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

function databasesOf(items: StoredItem[]): string[] {
  const storages = items.flatMap((item) => item.storages);
  return storages.filter(({ area }) => area === 'IndexedDB').flatMap(({ names }) => names);
}
