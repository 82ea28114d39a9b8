/** Part of Google's script that the product uses, https://developers.google.com/identity/gsi/web. */
interface GoogleAccounts {
  initialize(options: {
    client_id: string;
    /** Returned as a claim of the credential. */
    nonce: string;
    callback: (answer: { credential: string }) => void;
    ux_mode: 'popup';
    use_fedcm_for_button: boolean;
  }): void;
  renderButton(
    place: HTMLElement,
    look: { theme: 'outline'; size: 'large'; text: 'continue_with'; locale: 'id'; width: number },
  ): void;
}
declare global {
  interface Window {
    google?: { accounts: { id: GoogleAccounts } };
  }
}

const address = 'https://accounts.google.com/gsi/client';
let loading: Promise<GoogleAccounts> | undefined;

/** Loads the script of Google's button once, and only where the button is shown. Can be retried after a failure. */
export function loadGoogle(): Promise<GoogleAccounts> {
  loading ??= new Promise<GoogleAccounts>((resolve, reject) => {
    if (window.google) return resolve(window.google.accounts.id);
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => (window.google ? resolve(window.google.accounts.id) : reject(new Error('No Google')));
    script.onerror = () => reject(new Error('Google could not be loaded'));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
