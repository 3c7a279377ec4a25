import { useState } from 'react';
import type { Field } from '#model/content/field.ts';
import { price as priceSchema } from '#model/content/fields.ts';
import { mistakeText } from '#model/content/mistake-words.ts';
import { mistakesOf } from '#model/content/mistakes.ts';
import { sizeText } from '#model/language/translate.ts';
import { getItem } from '../api.ts';
import { asNumber, isUnlikelyPrice, normalizeDigits, parseRaise } from '../form/as-number.ts';
import { AvailabilityView } from '../form/availability-view.tsx';
import { FormContext } from '../form/form-context.tsx';
import { ValueView } from '../form/value-view.tsx';
import { Link } from '../link.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { useTitle } from '../use-title.ts';

interface Price {
  size: string;
  price: unknown;
  availability?: unknown;
}

/** Shows the prices of all series in one table. The owner can raise all at once, and correct each new price before that. */
export function PricesPage() {
  const { t, state, change, locale } = useSession();
  const titleAt = useTitle();
  const [percent, setPercent] = useState('10');
  /** The new prices that the owner has corrected, by field, while a raise of all prices is previewed; null without a preview. */
  const [corrected, setCorrected] = useState<Record<string, string> | null>(null);
  const series = state.items.filter(({ kind }) => kind === 'frames');

  const items = useLatest(() => Promise.all(series.map(({ address }) => getItem(address))));
  const rows = (items ?? []).flatMap((item) => {
    const { pricing = [] } = (item.value ?? {}) as { pricing?: Price[] };
    return pricing.map((entry, index) => ({
      item,
      entry,
      path: `pricing[${index + 1}]`,
      key: `${item.file} pricing[${index + 1}].price`,
      title: titleAt(item.address),
      size: sizeText(String(entry.size)),
      price: entry.price,
      isFirst: index === 0,
      isHidden: (item.value as { hidden?: unknown }).hidden === true,
      count: pricing.length,
    }));
  });

  const raise = parseRaise(percent);
  // A raised price is rounded to the nearest dinar, halves up. A price that is no number stays, to be shown as a mistake.
  const raisedOf = ({ key, price }: (typeof rows)[number]) =>
    corrected?.[key] ??
    (typeof price === 'number'
      ? String(Math.floor(price * (1 + (raise ?? 0) / 100) + 0.5))
      : String(price ?? ''));
  const mistakesIn = (row: (typeof rows)[number]) => {
    const { error } = priceSchema.safeParse(asNumber(raisedOf(row)));
    return error ? mistakesOf(row.item.file, undefined, error) : [];
  };
  const [mistake] = corrected ? rows.flatMap(mistakesIn) : [];
  const hasUnlikelyPrice = rows.some((row) => isUnlikelyPrice(String(row.price), raisedOf(row)));
  const apply = () => {
    change(
      `raise ${Date.now()}`,
      rows
        .filter((row) => raisedOf(row) !== String(row.price))
        .map((row) => ({
          file: row.item.file,
          field: `${row.path}.price`,
          type: 'set',
          value: asNumber(raisedOf(row)),
        })),
    );
    setCorrected(null);
  };

  return (
    <div className="page">
      <h1>{t('prices')}</h1>
      <p>{t('pricesIntro')}</p>
      <div className="raise row">
        <label className="row">
          {t('raise')}
          <input
            value={percent}
            inputMode="decimal"
            dir="ltr"
            size={5}
            onChange={({ target }) => setPercent(normalizeDigits(target.value))}
            aria-invalid={raise === null}
            aria-describedby="raise-note"
          />
        </label>
        <p id="raise-note" role="status">
          {raise === null ? t('raiseNone') : raise < 0 ? t('raiseLowers', { n: -raise }) : null}{' '}
          {mistake
            ? mistakeText(mistake.code, mistake.values ?? {}, locale)
            : corrected && hasUnlikelyPrice
              ? t('raiseDoubt')
              : null}
        </p>
        {corrected ? (
          <>
            <button
              type="button"
              className="primary"
              disabled={raise === null || mistake !== undefined}
              onClick={apply}
            >
              {t('raiseApply')}
            </button>
            <button type="button" onClick={() => setCorrected(null)}>
              {t('cancel')}
            </button>
          </>
        ) : (
          <button type="button" disabled={raise === null} onClick={() => setCorrected({})}>
            {t('raisePreview')}
          </button>
        )}
      </div>
      <table>
        <tbody>
          {rows.map((row) => {
            const { item, entry, path, key, title, size, price, isFirst, isHidden, count } = row;
            const { availability, pricing } = item.schema.properties ?? {};
            const fields = pricing?.items?.properties;
            const stock = (field: Field | undefined, path: string, value: unknown, label: string) =>
              field ? <AvailabilityView {...{ field, path, value, label }} isRequired={false} /> : null;
            return (
              <FormContext key={key} value={{ ...item, choices: {}, isTable: true, reveal: () => {} }}>
                <tr>
                  {isFirst ? (
                    <th scope="rowgroup" rowSpan={count}>
                      <Link to={item.address}>{title}</Link>
                      {isHidden ? <p className="quiet">{t('hidden')}</p> : null}
                      {stock(
                        availability,
                        'availability',
                        (item.value as { availability?: unknown }).availability,
                        title,
                      )}
                    </th>
                  ) : null}
                  <td>
                    <bdi dir="ltr">{size}</bdi>
                  </td>
                  <td>
                    {fields?.price ? (
                      <ValueView
                        field={fields.price}
                        path={`${path}.price`}
                        value={price}
                        isRequired
                        label={t('priceOf', { title, size })}
                        isLabelHidden
                      />
                    ) : null}
                  </td>
                  <td>
                    {stock(
                      fields?.availability,
                      `${path}.availability`,
                      entry.availability,
                      `${title} ${size}`,
                    )}
                  </td>
                  {corrected ? (
                    <td>
                      <input
                        dir="ltr"
                        inputMode="numeric"
                        aria-label={`${t('newPrice')}: ${t('priceOf', { title, size })}`}
                        value={raisedOf(row)}
                        aria-invalid={mistakesIn(row).length > 0}
                        aria-describedby="raise-note"
                        onChange={({ target }) =>
                          setCorrected({ ...corrected, [key]: normalizeDigits(target.value) })
                        }
                      />
                    </td>
                  ) : null}
                </tr>
              </FormContext>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
