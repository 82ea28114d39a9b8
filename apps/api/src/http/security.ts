import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { interactiveProviders } from '@sinau/contracts/study/lesson/interactive.rules';
import helmet, { type HelmetOptions } from 'helmet';

const providerOrigins = new Set(Object.values(interactiveProviders).map(({ origin }) => origin));

interface Page {
  readonly isHttps: boolean;
  /** True if a page of this origin may show it in a frame. */
  readonly isFramed?: boolean;
  /** HTML of the page's template, whose inline scripts may run. */
  readonly template?: string;
  /** True if the page shows Google's button, which is a script and a frame of Google's. */
  readonly hasGoogle?: boolean;
  /** Address that ad events are sent to, if the user agrees. */
  readonly adPixelUrl?: string;
  /** Other origins that recordings are loaded from. */
  readonly mediaOrigins?: readonly string[];
}

/**
 * Builds the headers. Both applications load everything from this origin, except players of recordings and materials
 * elsewhere, and frame only pages of this origin. Inline styles are what antd writes; of inline scripts only those of
 * the template may run.
 */
export function securityHeaders({
  isHttps,
  isFramed = false,
  template = '',
  hasGoogle = false,
  adPixelUrl,
  mediaOrigins = [],
}: Page): OutgoingHttpHeaders {
  const google = (path: string) => (hasGoogle ? [`https://accounts.google.com/gsi/${path}`] : []);
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptsOf(template), ...google('client')],
        styleSrc: ["'self'", "'unsafe-inline'", ...google('style')],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...google(''), ...(adPixelUrl ? [adPixelUrl] : []), ...mediaOrigins],
        mediaSrc: ["'self'", 'blob:', ...mediaOrigins],
        frameSrc: [
          "'self'",
          'https://www.youtube-nocookie.com',
          'https://player.vimeo.com',
          ...providerOrigins,
          ...google(''),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: [isFramed ? "'self'" : "'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Google's window tells this page who signed in.
    ...(hasGoogle && { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' } }),
  });
  return { ...headers, 'permissions-policy': permissionsPolicy };
}

/** Hashes by which a browser recognises the inline scripts. */
const inlineScriptsOf = (template: string) =>
  [...template.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Features that no page uses; helmet has no option for the header. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Writes the headers into every answer: pages, refusals and unknown addresses alike. */
export function sendHeaders(app: FastifyInstance, headers: OutgoingHttpHeaders) {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Collects the headers that helmet would write into an answer. They are the same in each, so it runs once. */
function headersOf(options: HelmetOptions) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return response.getHeaders();
}
