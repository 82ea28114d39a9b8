import { aboutKind, kindsFor } from '@sinau/contracts/core/notification/notification.rules';
import type { NotificationSetting } from '@sinau/contracts/core/notification/notification.schemas';
import { QueryStates } from '@sinau/shell';
import { Checkbox, Skeleton } from '@sinau/ui';
import { useNotificationSettings, useUpdateNotificationSettings } from './notification-settings.data.ts';
import { SettingsCard } from './settings-card.tsx';
import './notification-settings.css';

/** Notification settings of a user, by kind and channel; each choice is stored immediately. */
export const NotificationSettings = ({ isMitra }: { isMitra: boolean }) => (
  <div id="notifikasi" className="notification-settings">
    <SettingsCard title="Notifikasi" lead="Pilih kabar yang ingin kamu terima, dan lewat mana.">
      <QueryStates
        query={useNotificationSettings()}
        noun="pilihan notifikasimu"
        headingLevel={3}
        skeleton={<Skeleton height={320} />}
      >
        {({ list }) => {
          const kinds = new Set(kindsFor({ isMitra }));
          return (
            <ul>
              {list.map((setting) => kinds.has(setting.kind) && <Choice key={setting.kind} setting={setting} />)}
              <li>
                <div>
                  <b>Pesanan dan keamanan akun</b>
                  <p className="muted sm">Bukti bayar, pengembalian dana, verifikasi, dan kata sandi</p>
                </div>
                <p className="muted sm">Email selalu dikirim</p>
              </li>
            </ul>
          );
        }}
      </QueryStates>
    </SettingsCard>
  </div>
);

function Choice({ setting }: { setting: NotificationSetting }) {
  const { kind, inProduct, byMail } = setting;
  const { label, description, mail } = aboutKind[kind];
  const { mutate } = useUpdateNotificationSettings();
  const choose = (change: Partial<NotificationSetting>) => mutate({ body: { settings: [{ ...setting, ...change }] } });
  return (
    <li>
      <div>
        <b>{label}</b>
        <p className="muted sm">{description}</p>
      </div>
      <div className="notification-channels" role="group" aria-label={label}>
        <Checkbox checked={inProduct} onChange={(event) => choose({ inProduct: event.target.checked })}>
          Lonceng
        </Checkbox>
        {mail === 'always' ? (
          <p className="muted sm">Email selalu dikirim</p>
        ) : (
          <Checkbox checked={byMail} onChange={(event) => choose({ byMail: event.target.checked })}>
            Email
          </Checkbox>
        )}
      </div>
    </li>
  );
}
