import { useEffect } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { account } from '@sinau/api-client';
import type { Agreements } from '@sinau/contracts/core/account/account.schemas';
import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { Button, Notice, SelfOpeningDialog } from '@sinau/ui';
import { useRefreshProfile, useSignOut } from '../session/use-session.ts';
import { isUndisturbed } from './undisturbed-pages.ts';

type Asked = Agreements['list'];

/** Dialog over a page for a user who has not agreed to a legal text that binds them: the changes, and the answer. */
export function AgreementDialog() {
  const { pathname } = useLocation();
  const isWanted = !isUndisturbed(pathname);
  const { data } = useQuery({ ...account.agreements.query(), enabled: isWanted, throwOnError: false });
  const asked = data?.list.filter(({ isAsked }) => isAsked);
  const refreshProfile = useRefreshProfile();
  // The user has answered on another device since.
  const isAnswered = asked?.length === 0;
  useEffect(() => {
    if (isAnswered) void refreshProfile();
  }, [isAnswered, refreshProfile]);
  return isWanted && asked && asked.length > 0 ? <Question asked={asked} /> : null;
}

function Question({ asked }: { asked: Asked }) {
  const { signOut, isSigningOut } = useSignOut();
  const agree = useMutation({
    mutationFn: () => account.agree.call({ body: { versions: asked.map(({ slug, number }) => ({ slug, number })) } }),
    meta: { success: 'Terima kasih, persetujuanmu tersimpan', failure: 'silent', refreshes: [account] },
  });
  const isNew = asked.every(({ agreedVersion }) => agreedVersion === null);
  return (
    <SelfOpeningDialog
      open
      title={isNew ? 'Sebelum melanjutkan' : 'Ada yang berubah'}
      size="md"
      actions={
        <>
          <Button variant="outline" loading={isSigningOut} onClick={signOut}>
            Keluar
          </Button>
          <Button loading={agree.isPending} onClick={() => agree.mutate()}>
            Setuju dan lanjutkan
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="muted">
          {isNew
            ? 'Baca dan setujui teks ini untuk melanjutkan. Yang sedang kamu kerjakan tetap ada.'
            : 'Kami memperbarui teks ini. Baca dulu, lalu lanjutkan. Yang sedang kamu kerjakan tetap ada.'}
        </p>
        {agree.error && <Notice tone="danger">{agree.error.message}</Notice>}
        {asked.map((text) => (
          <AskedText key={text.slug} {...text} />
        ))}
      </div>
    </SelfOpeningDialog>
  );
}

/** The text opens in a new tab, so that nothing of the page is lost. */
const AskedText = ({ slug, title, number, version, changes }: Asked[number]) => (
  <section className="stack">
    <div>
      <h3 className="sm">{title}</h3>
      <p className="muted sm">
        Versi {number}, berlaku sejak {date(version)}
      </p>
    </div>
    {changes.length > 0 && (
      <div>
        {changes
          .flatMap((change) => change.split('\n'))
          .map((line, index) => (
            <p key={index}>{line}</p>
          ))}
      </div>
    )}
    <div>
      <Button variant="text" href={screens.terms(tabs[slug], number)} target="_blank">
        Baca {title}
      </Button>
    </div>
  </section>
);

/** Repeated here: a file shared with the page of the texts would be in every first load. */
const tabs: Record<LegalSlug, 0 | 1 | 2> = { privacy: 0, terms: 1, 'mitra-terms': 2 };
