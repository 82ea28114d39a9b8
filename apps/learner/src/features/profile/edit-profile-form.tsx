import { useState } from 'react';
import { maxLinks, profileRules } from '@sinau/contracts/storefront/profile/profile.rules';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import type { PublicProfile } from '@sinau/contracts/storefront/profile/profile.schemas';
import { webAddress } from '@sinau/contracts/web-address';
import { screens } from '@sinau/contracts/screens';
import { Button, Fieldset, Form, TextareaField, TextField, useContractForm } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { useUpdateProfile } from './profile.data.ts';

const rules = {
  ...profileRules,
  links: {
    ...profileRules.links,
    each: {
      ...profileRules.links.each,
      check: (typed: string) => (webAddress(typed) ? null : 'Tulis alamat yang lengkap, misalnya https://contoh.id'),
    },
  },
} as const;

interface EditProfileFormProps {
  account: Profile;
  person: PublicProfile;
  onSaved: () => void;
}

export function EditProfileForm({ account, person, onSaved }: EditProfileFormProps) {
  const { mutateAsync } = useUpdateProfile(onSaved);
  const form = useContractForm(rules, ({ fullname, headline = '', bio = '', slug, phone, links = [] }) =>
    mutateAsync({
      body: {
        fullname,
        headline,
        bio,
        slug: slug ?? null,
        phone: phone ?? null,
        links: links.filter((link) => link.trim() !== ''),
      },
    }),
  );
  return (
    <Form form={form} className="profile-form" aria-label="Edit profil">
      <TextField
        {...form.field('fullname')}
        label="Nama lengkap"
        defaultValue={account.fullname}
        autoComplete="name"
        hint="Tertulis di sertifikatmu berikutnya"
      />
      <TextField
        {...form.field('headline')}
        label="Profesi atau keahlian"
        defaultValue={person.headline}
        hint="Misalnya: Wartawan lepas di Yogyakarta"
      />
      <TextareaField {...form.field('bio')} label="Tentang kamu" defaultValue={person.bio} rows={5} />
      <Links links={person.links} field={form.field} />
      <TextField
        {...form.field('slug')}
        label="Alamat profil"
        defaultValue={person.slug ?? ''}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={`${location.host}${screens.publicProfile('alamatmu')}. Kalau dikosongkan, profilmu tidak muncul di mesin pencari.`}
      />
      <TextField
        {...form.field('phone')}
        label="Nomor telepon"
        defaultValue={account.phone ?? ''}
        autoComplete="tel"
        hint="Tidak pernah kami tampilkan di profilmu"
      />
      <div className="row wraps">
        <Button type="submit" loading={form.isSending}>
          Simpan profil
        </Button>
        <Button variant="text" href={screens.profile()}>
          Batal
        </Button>
      </div>
    </Form>
  );
}

interface LinksProps {
  links: readonly string[];
  field: (name: `links.${number}`) => object;
}

/** Link fields: one for each link, and one more up to the limit. */
function Links({ links, field }: LinksProps) {
  const [count, setCount] = useState(Math.max(1, links.length));
  return (
    <Fieldset legend="Tautan">
      <div className="stack">
        {Array.from({ length: count }, (_, index) => (
          <TextField
            key={index}
            {...field(`links.${index}`)}
            label={`Tautan ${index + 1}`}
            defaultValue={links[index] ?? ''}
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://"
          />
        ))}
        {count < maxLinks && (
          <Button variant="text" size="sm" onClick={() => setCount(count + 1)}>
            <Plus />
            Tambah tautan
          </Button>
        )}
      </div>
    </Fieldset>
  );
}
