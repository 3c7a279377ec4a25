import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { type Delivery, deliveryChoice, pickUp } from '#model/content/delivery.ts';
import { deliveryText } from '#model/whatsapp/delivery-text.ts';
import styles from './selection-delivery.module.css';
import { chooseDelivery } from './use-delivery.ts';

interface SelectionDeliveryProps {
  delivery: Delivery;
  /** The id of what is chosen; '' if nothing is. */
  chosen: string;
  /** The price of all that is ordered, in whole JOD. */
  total: number;
  /** Says a total with what is chosen, for screen readers. */
  sayTotal: (choice: ReturnType<typeof deliveryChoice>) => string;
}

/** The choice between picking the order up and the zones of delivery. Nothing is chosen at first. */
export function SelectionDelivery({ delivery, chosen, total, sayTotal }: SelectionDeliveryProps) {
  const { t, words } = useLanguage();
  const choose = (id: string) => {
    chooseDelivery(id);
    const choice = deliveryChoice(delivery, id);
    if (choice) announce(`${deliveryText(words, choice, total)}${t('common.listComma')}${sayTotal(choice)}`);
  };
  return (
    <div className={styles.delivery}>
      <ChoiceGroup
        name="delivery"
        label={t('selection.delivery')}
        isLabelSeen
        look="rows"
        chosen={[chosen]}
        onChoose={choose}
        options={[
          ...(delivery.canPickUp ? [{ value: pickUp, text: t('selection.pickUp') }] : []),
          ...delivery.zones.map(({ id, name, priceText, notes }) => ({
            value: id,
            text: (
              <>
                <span className={styles.zone}>
                  <span>{name}</span> <span>{priceText}</span>
                </span>
                {notes.length > 0 ? <small>{notes.join(' · ')}</small> : null}
              </>
            ),
          })),
        ]}
      />
    </div>
  );
}
