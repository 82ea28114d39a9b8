import './integration.css';

const sample = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.SINAU_WEBHOOK_SECRET);
const event = webhook.verify(isiMentah, request.headers);`;

/** Explanation for whoever writes the receiver. */
export const WebhookHelp = () => (
  <details className="webhook-help">
    <summary>Cara menerima dan memeriksa kiriman</summary>
    <ul>
      <li>Jawab dengan status 200 sampai 299 dalam 10 detik. Pengalihan (redirect) tidak kami ikuti.</li>
      <li>
        Periksa header <code>webhook-signature</code> dengan pustaka{' '}
        <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer">
          Standard Webhooks
        </a>{' '}
        untuk bahasamu, atas isi mentah sebelum diurai.
      </li>
      <li>
        Kiriman yang sama bisa datang lebih dari sekali. Kenali dari <code>webhook-id</code>, dan abaikan yang sudah
        pernah diproses.
      </li>
      <li>Urutannya terjaga untuk setiap peserta dan setiap pesanan.</li>
    </ul>
    <pre className="delivery-text">{sample}</pre>
  </details>
);
