import { useState } from 'react';
import type { ApiKey } from '@sinau/contracts/core/apikey/apikey.schemas';
import { date, dateTime, decimal } from '@sinau/format';
import { lazySection, QueryStates } from '@sinau/shell';
import { Badge, Button, Card, ConfirmDialog, EmptyState, Skeleton } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { keyScopeLabels } from './integration-labels.ts';
import { useApiKeys, useRevokeKey } from './integration.data.ts';
import './integration.css';

const ApiKeyDialog = lazySection(async () => (await import('./api-key-dialog.tsx')).ApiKeyDialog);

/** The API keys of the mitra. */
export function ApiKeyList() {
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const revoke = useRevokeKey();
  return (
    <HeadedSection
      id="api-keys"
      title="Kunci API"
      text={
        <>
          Sistemmu membaca kelas, peserta, dan laporan, atau mendaftarkan peserta, lewat API yang sama dengan portal
          ini.{' '}
          <span className="nowrap">
            <a href="/api/docs">Baca dokumentasi API</a>
          </span>
        </>
      }
      action={
        <Button variant="outline" onClick={() => setMaking(true)}>
          <Plus />
          Buat kunci
        </Button>
      }
    >
      <QueryStates query={useApiKeys()} noun="kunci API" skeleton={<Skeleton height={96} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title="Belum ada kunci" headingLevel={3}>
              Buat satu kunci untuk setiap sistem, supaya bisa dicabut sendiri-sendiri.
            </EmptyState>
          ) : (
            <ul className="integration-list">
              {list.map((one) => (
                <KeyCard key={one.id} apiKey={one} onRevoke={() => setRevoked(one)} />
              ))}
            </ul>
          )
        }
      </QueryStates>
      {isMaking && <ApiKeyDialog open onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={revoked !== null}
        onClose={() => setRevoked(null)}
        onConfirm={() => revoked && revoke.mutate(revoked.id, { onSettled: () => setRevoked(null) })}
        busy={revoke.isPending}
        title={`Cabut kunci ${revoked?.name ?? ''}?`}
        confirmLabel="Cabut kunci"
      >
        Sistem yang memakainya langsung ditolak. Kunci yang dicabut tidak bisa dihidupkan lagi.
      </ConfirmDialog>
    </HeadedSection>
  );
}

function KeyCard({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, hint, scopes, addresses, createdAt, createdBy, isUsable } = apiKey;
  return (
    <Card as="li" padded className="integration-card">
      <div>
        <b>{name}</b> {!isUsable && <Badge>{apiKey.revokedAt ? 'Dicabut' : 'Kedaluwarsa'}</Badge>}
        <p className="muted sm">
          <code>{hint}…</code> · {scopes.map((scope) => keyScopeLabels[scope].title).join(', ')}
          {addresses.length > 0 && ` · hanya dari ${addresses.join(', ')}`}
        </p>
        <p className="muted sm num">
          Dibuat {createdBy}, {date(createdAt)} · {usesOf(apiKey)}
          {apiKey.expiresAt && ` · sampai ${dateTime(apiKey.expiresAt)}`}
        </p>
      </div>
      {isUsable && (
        <Button variant="outline" size="sm" onClick={onRevoke} aria-label={`Cabut ${name}`}>
          Cabut
        </Button>
      )}
    </Card>
  );
}

const usesOf = ({ lastUsedAt, useCount }: ApiKey) =>
  lastUsedAt ? `dipakai ${decimal(useCount)} kali, terakhir ${dateTime(lastUsedAt)}` : 'belum pernah dipakai';
