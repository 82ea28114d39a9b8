import { useState } from 'react';
import { announcementRules } from '@sinau/contracts/core/announcement/announcement.rules';
import { useDraftKey } from '@sinau/shell';
import { Card, ConfirmDialog } from '@sinau/ui';
import { FormArea, FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import type { TaughtClass } from '../../shared/taught-class.ts';
import { useAnnounce } from './announcement.data.ts';
import './announcement-list.css';

interface Words {
  title: string;
  content: string;
}
/** Input that waits for confirmation, and the form that waits for it. */
interface Asked {
  words: Words;
  send: () => void;
  dismiss: () => void;
}

/** Writes an announcement. The author confirms it before it is sent, since it cannot be recalled. */
export function AnnouncementForm({ taught }: { taught: TaughtClass }) {
  const { mutateAsync, isPending } = useAnnounce(taught);
  const draftKey = useDraftKey(`announcement:${taught.slug}`);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [sentCount, setSentCount] = useState(0);

  const confirm = (words: Words) =>
    new Promise<boolean>((resolve) => {
      setAsked({ words, send: () => resolve(true), dismiss: () => resolve(false) });
    });
  const send = async (words: Words) => {
    try {
      if (!(await confirm(words))) return false;
      await mutateAsync(words);
      setSentCount((count) => count + 1);
      return true;
    } finally {
      setAsked(null);
    }
  };

  return (
    <Card as="section" padded aria-labelledby="announce">
      <h2 className="announcement-form-title" id="announce">
        Kabari peserta
      </h2>
      <PortalForm<Words>
        key={sentCount}
        rules={announcementRules}
        initialValues={{ title: '', content: '' }}
        draftKey={draftKey}
        send={send}
        submitLabel="Kirim pengumuman"
      >
        <FormText name="title" label="Judul" />
        <FormArea name="content" label="Isi" hint="Terkirim sebagai notifikasi dan email." />
      </PortalForm>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => asked?.dismiss()}
        onConfirm={() => asked?.send()}
        busy={isPending}
        tone="primary"
        title="Kirim ke semua peserta?"
        confirmLabel="Kirim sekarang"
        dismissLabel="Periksa lagi"
      >
        “{asked?.words.title}” akan sampai ke semua peserta {taught.type === 'webinar' ? 'webinar' : 'kelas'} ini dan
        tidak bisa ditarik kembali.
      </ConfirmDialog>
    </Card>
  );
}
