import { maxLtiSeats } from '@sinau/contracts/commerce/lti/lti.rules';
import type { LtiOffer } from '@sinau/contracts/commerce/lti/lti.schemas';
import { CutListNotice, Dialog, Field } from '@sinau/ui';
import { CountInput } from '@sinau/ui/antd/count-input';
import { FormControl } from '@sinau/ui/antd/form-control';
import { PortalForm } from '@sinau/ui/antd/portal-form';
import { SearchSelect } from '@sinau/ui/antd/search-select';
import { useOfferablePrograms, useOfferClass } from './lti.data.ts';

interface OfferDraft {
  classId: string | null;
  seats: number | null;
}
interface LtiOfferDialogProps {
  id: string;
  /** Null for another class. */
  offer: LtiOffer | null;
  offers: readonly LtiOffer[];
  onClose: () => void;
}

/** Form of a class for a campus: which one, and how many seats. */
export function LtiOfferDialog({ id, offer, offers, onClose }: LtiOfferDialogProps) {
  const { mutateAsync } = useOfferClass(id);
  const programs = useOfferablePrograms();
  const offered = new Set(offers.map((one) => one.class.id));
  const choices = (programs.data?.list ?? []).filter((one) => !offered.has(one.id));
  const fewest = Math.max(offer?.taken ?? 0, 1);
  return (
    <Dialog open onClose={onClose} title={offer ? 'Ubah kursi' : 'Tawarkan kelas'} size="md">
      <PortalForm<OfferDraft>
        rules={{}}
        initialValues={{ classId: offer?.class.id ?? null, seats: offer?.seats ?? 40 }}
        send={async ({ classId, seats }) => {
          await mutateAsync({ classId: classId!, seats: seats! });
          onClose();
        }}
        submitLabel={offer ? 'Simpan' : 'Tawarkan kelas'}
        onCancel={onClose}
      >
        {offer ? (
          <p>
            <b>{offer.class.title}</b>
          </p>
        ) : (
          <FormControl<string | null>
            name="classId"
            check={(value) => (value ? null : 'Pilih kelasnya')}
            draw={({ id: field, value, error, onChange }) => (
              <Field id={field} label="Program" error={error}>
                <SearchSelect
                  placeholder="Pilih program yang sudah terbit"
                  value={value}
                  isLoading={programs.isPending}
                  options={choices.map(({ id: classId, title }) => ({ value: classId, label: title }))}
                  onChange={onChange}
                />
              </Field>
            )}
          />
        )}
        {!offer && <CutListNotice rows={programs.data} noun="program" />}
        <FormControl<number | null>
          name="seats"
          check={(value) =>
            value !== null && value >= fewest && value <= maxLtiSeats ? null : `Isi ${fewest} sampai ${maxLtiSeats}`
          }
          draw={({ id: field, value, error, onChange }) => (
            <Field id={field} label="Jumlah kursi" error={error}>
              <CountInput value={value} max={maxLtiSeats} onChange={onChange} />
            </Field>
          )}
        />
      </PortalForm>
    </Dialog>
  );
}
