import { useState } from 'react';
import { sizeText } from '#model/language/translate.ts';
import { getItem } from '../api.ts';
import { asNumber, isUnlikelyPrice, normalizeDigits, parseRaise } from '../form/as-number.ts';
import { AvailabilityView } from '../form/availability-view.tsx';
import { FormContext } from '../form/form-context.tsx';
import { PriceConfirmation } from '../form/price-confirmation.tsx';
import { TextInput } from '../form/text-input.tsx';
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
  const { t, state, change } = useSession();
  const titleAt = useTitle();
  const [percent, setPercent] = useState('10');
  /** The new prices that the owner has corrected, by field, while a raise of all prices is previewed; null without a preview. */
  const [corrected, setCorrected] = useState<Record<string, string> | null>(null);
  const series = state.items.filter(({ kind }) => kind === 'frames');

  const items = useLatest(() => Promise.all(series.map(({ address }) => getItem(address))));
  const rows = (items ?? []).flatMap((item) => {
    const { pricing } = (item.value ?? {}) as { pricing?: Price[] };
    return (pricing ?? []).map(({ size, price, availability: stated }, index) => ({
      item,
      path: `pricing[${index + 1}].price`,
      availability: {
        path: `pricing[${index + 1}].availability`,
        value: stated,
        field: item.schema.properties?.pricing?.items?.properties?.availability,
      },
      key: `${item.file} pricing[${index + 1}].price`,
      title: titleAt(item.address),
      size: sizeText(String(size)),
      price,
      isFirst: index === 0,
      count: pricing?.length ?? 1,
    }));
  });

  const raise = parseRaise(percent);
  // A raised price is rounded to the nearest dinar, halves up. A price that is no number stays, to be shown as a mistake.
  const raisedOf = ({ key, price }: (typeof rows)[number]) =>
    corrected?.[key] ??
    (typeof price === 'number'
      ? String(Math.floor(price * (1 + (raise ?? 0) / 100) + 0.5))
      : String(price ?? ''));
  const isReady =
    raise !== null && rows.length > 0 && rows.every((row) => /^[1-9]\d{0,6}$/.test(raisedOf(row)));
  const hasUnlikelyPrice = rows.some((row) => isUnlikelyPrice(String(row.price), raisedOf(row)));
  const apply = () => {
    change(
      `raise ${Date.now()}`,
      rows
        .filter((row) => raisedOf(row) !== String(row.price))
        .map((row) => ({ file: row.item.file, field: row.path, type: 'set', value: Number(raisedOf(row)) })),
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
          {raise === null ? t('raiseNone') : raise < 0 ? t('raiseLowers') : null}
          {corrected && hasUnlikelyPrice ? t('raiseDoubt') : null}
        </p>
        {corrected ? (
          <>
            <button type="button" className="primary" disabled={!isReady} onClick={apply}>
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
            const { item, path, key, title, size, price, isFirst, count } = row;
            const { availability } = item.schema.properties ?? {};
            const form = {
              file: item.file,
              version: item.version,
              kind: item.kind,
              mistakes: item.mistakes,
              choices: {},
              isTable: true,
              reveal: () => {},
            };
            const setPrice = (text: string, from?: string) =>
              change(key, [{ file: item.file, field: path, type: 'set', value: asNumber(text), from }]);
            return (
              <tr key={key}>
                {isFirst ? (
                  <th scope="rowgroup" rowSpan={count}>
                    <Link to={item.address}>{title}</Link>
                    {availability ? (
                      <FormContext value={form}>
                        <AvailabilityView
                          field={availability}
                          path="availability"
                          value={(item.value as { availability?: unknown } | null)?.availability}
                          isRequired={false}
                          label={title}
                        />
                      </FormContext>
                    ) : null}
                  </th>
                ) : null}
                <td>
                  <bdi dir="ltr">{size}</bdi>
                </td>
                <td>
                  <FormContext value={form}>
                    <PriceConfirmation onRestorePrice={(former) => setPrice(former)}>
                      <TextInput
                        path={path}
                        label={t('priceOf', { title, size })}
                        isLabelHidden
                        isNumber
                        value={String(price ?? '')}
                        onChange={setPrice}
                      />
                    </PriceConfirmation>
                  </FormContext>
                </td>
                <td>
                  {row.availability.field ? (
                    <FormContext value={form}>
                      <AvailabilityView
                        field={row.availability.field}
                        path={row.availability.path}
                        value={row.availability.value}
                        isRequired={false}
                        label={`${title} ${size}`}
                      />
                    </FormContext>
                  ) : null}
                </td>
                {corrected ? (
                  <td>
                    <input
                      dir="ltr"
                      inputMode="numeric"
                      aria-label={`${t('newPrice')}: ${t('priceOf', { title, size })}`}
                      value={raisedOf(row)}
                      onChange={({ target }) =>
                        setCorrected({ ...corrected, [key]: normalizeDigits(target.value) })
                      }
                    />
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
