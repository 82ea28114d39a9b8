import { screens } from '@sinau/contracts';

/** Addresses of ours that platforms know: each connection has its own, so that no campus reaches another's. */
export const ltiAddresses = ({ PUBLIC_URL }: { PUBLIC_URL: string }) => ({
  keys: `${PUBLIC_URL}/.well-known/lti/jwks.json`,
  login: (id: string) => `${PUBLIC_URL}/lti/login/${id}`,
  launch: (id: string) => `${PUBLIC_URL}/lti/launch/${id}`,
  /** Launch of one class. */
  class: (id: string, classId: string) => `${PUBLIC_URL}/lti/launch/${id}?class=${classId}`,
  choose: (id: string) => `${PUBLIC_URL}/lti/choose/${id}`,
  chosen: `${PUBLIC_URL}/lti/chosen`,
  register: (token: string) => `${PUBLIC_URL}/lti/register/${token}`,
  entrance: (launchId: string) => `${PUBLIC_URL}${screens.ltiLaunch(launchId)}`,
});
