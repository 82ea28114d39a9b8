import { useParams } from 'react-router-dom';
import { LtiDetail } from '../../features/integration/lti-detail.tsx';

export function LtiPage() {
  const { id = '' } = useParams();
  return <LtiDetail id={id} />;
}
