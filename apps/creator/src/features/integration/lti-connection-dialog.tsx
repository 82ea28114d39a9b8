import { deploymentsIn, ltiConnectionRules } from '@sinau/contracts/commerce/lti/lti.rules';
import type { LtiPlatformDetail } from '@sinau/contracts/commerce/lti/lti.schemas';
import { Dialog } from '@sinau/ui';
import { FormArea, FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { useConnectLti } from './lti.data.ts';

interface ConnectionDraft {
  issuer: string;
  clientId: string;
  authAddress: string;
  tokenAddress: string;
  keysAddress: string;
  tokenAudience: string;
  /** Ids, a line each. */
  deploymentIds: string;
}
const empty: ConnectionDraft = {
  issuer: '',
  clientId: '',
  authAddress: '',
  tokenAddress: '',
  keysAddress: '',
  tokenAudience: '',
  deploymentIds: '',
};

interface LtiConnectionDialogProps {
  platform: LtiPlatformDetail;
  onClose: () => void;
}

/** Form of the details that the administrator of a campus tells. */
export function LtiConnectionDialog({ platform: { id, connection }, onClose }: LtiConnectionDialogProps) {
  const { mutateAsync } = useConnectLti(id);
  return (
    <Dialog open onClose={onClose} title="Data kampus" size="lg">
      <PortalForm<ConnectionDraft>
        rules={ltiConnectionRules}
        initialValues={
          connection
            ? {
                ...connection,
                tokenAudience: connection.tokenAudience ?? '',
                deploymentIds: connection.deploymentIds.join('\n'),
              }
            : empty
        }
        send={async ({ deploymentIds, tokenAudience, ...details }) => {
          await mutateAsync({
            ...details,
            deploymentIds: deploymentsIn(deploymentIds),
            ...(tokenAudience.trim() && { tokenAudience }),
          });
          onClose();
        }}
        submitLabel="Simpan"
        onCancel={onClose}
      >
        <FormText name="issuer" label="Issuer (Platform ID)" hint="Di Moodle: alamat situsnya" />
        <FormText name="clientId" label="Client ID" />
        <FormText name="authAddress" label="Alamat autentikasi (OIDC)" />
        <FormText name="tokenAddress" label="Alamat access token" />
        <FormText name="keysAddress" label="Alamat JWKS (keyset publik)" />
        <FormText name="tokenAudience" label="Audience token" hint="Kosongkan kecuali LMS memintanya" />
        <FormArea name="deploymentIds" label="Deployment ID" hint="Satu baris satu ID. Di Moodle biasanya 1." />
      </PortalForm>
    </Dialog>
  );
}
