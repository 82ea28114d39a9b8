import { catalogTabs, type CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import {
  maxVoucherTargets,
  type VoucherFunder,
  type VoucherScope,
} from '@sinau/contracts/commerce/voucher/voucher.rules';
import { Checkbox, Field, Fieldset, Select } from '@sinau/ui';
import { FormPreview } from '@sinau/ui/antd/portal-form';
import { useTopics } from '../../../shared/topics.data.ts';
import type { VoucherIssuer } from '../voucher-issuer.ts';
import { typeLabels } from '../voucher-labels.ts';
import { DraftControl } from './draft-control.tsx';
import { TargetChoices } from './target-choices.tsx';
import type { NamingScope, VoucherDraft } from './voucher-draft.ts';

const scopes: Record<VoucherFunder, readonly (readonly [VoucherScope, string])[]> = {
  mitra: [
    ['all', 'Semua kelas, webinar, dan bundlingmu'],
    ['type', 'Jenis tertentu'],
    ['topic', 'Topik tertentu'],
    ['class', 'Kelas dan webinar pilihan'],
    ['bundle', 'Bundling pilihan'],
  ],
  platform: [
    ['all', 'Semua kelas, webinar, dan bundling'],
    ['type', 'Jenis tertentu'],
    ['topic', 'Topik tertentu'],
    ['mitra', 'Mitra tertentu'],
    ['class', 'Kelas dan webinar pilihan'],
    ['bundle', 'Bundling pilihan'],
  ],
};

/** Scope of a voucher. */
export const ScopeFields = ({ desk }: { desk: VoucherIssuer }) => (
  <>
    <DraftControl
      name="scope"
      draw={({ id, value, onChange }) => (
        <Field id={id} label="Berlaku untuk" hint="Kelas yang dibeli lewat bundling ikut aturan bundlingnya.">
          <Select value={value} onChange={({ target }) => onChange(target.value as VoucherScope)}>
            {scopes[desk.funder].map(([scope, words]) => (
              <option key={scope} value={scope}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
      )}
    />
    <FormPreview<VoucherDraft>
      draw={({ scope }) =>
        scope === 'all' ? null : scope === 'type' ? (
          <TypesField />
        ) : scope === 'topic' ? (
          <TopicsField />
        ) : (
          <TargetsField key={scope} desk={desk} scope={scope} />
        )
      }
    />
  </>
);

const TypesField = () => (
  <DraftControl
    name="types"
    draw={({ value, error, onChange }) => (
      <Fieldset legend="Jenis" error={error}>
        {catalogTabs.map((type) => (
          <Checkbox
            key={type}
            checked={value.includes(type)}
            onChange={({ target }) => onChange(toggled<CatalogTab>(value, type, target.checked))}
          >
            {typeLabels[type]}
          </Checkbox>
        ))}
      </Fieldset>
    )}
  />
);

function TopicsField() {
  const { data, isPending } = useTopics();
  return (
    <DraftControl
      name="targets"
      draw={({ value, error, onChange }) => {
        const chosen = value.topic.map(({ id }) => id);
        // A topic removed from the catalog stays visible until it is unchecked.
        const gone = data ? value.topic.filter(({ id }) => !data.list.some((topic) => topic.id === id)) : value.topic;
        const topics = [...(data?.list ?? []), ...gone];
        return (
          <Fieldset legend="Topik" hint={isPending ? 'Memuat topik…' : null} error={error}>
            {topics.map(({ id, title }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                onChange={({ target }) => {
                  const next = toggled(chosen, id, target.checked);
                  onChange({ ...value, topic: topics.filter((topic) => next.includes(topic.id)) });
                }}
              >
                {title}
              </Checkbox>
            ))}
          </Fieldset>
        );
      }}
    />
  );
}

const targetLabels = { class: 'Kelas dan webinar', bundle: 'Bundling', mitra: 'Mitra' } as const;

/** Targets of the other scopes, which may be very many. */
const TargetsField = ({ desk, scope }: { desk: VoucherIssuer; scope: Exclude<NamingScope, 'topic'> }) => (
  <DraftControl
    name="targets"
    draw={({ id, value, error, onChange }) => (
      <Field id={id} label={targetLabels[scope]} hint={`Paling banyak ${maxVoucherTargets}.`} error={error}>
        <TargetChoices
          desk={desk}
          scope={scope}
          value={value[scope]}
          onChange={(targets) => onChange({ ...value, [scope]: targets })}
        />
      </Field>
    )}
  />
);

const toggled = <Value,>(values: readonly Value[], value: Value, isChosen: boolean) =>
  isChosen ? [...values, value] : values.filter((one) => one !== value);
