/* Inlined in the code, since it is shown when nothing more can be fetched. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 200" width="280" height="200">
  <ellipse cx="140" cy="180" rx="104" ry="9" fill="#E4ECFA"/>
  <path d="M84 118a34 34 0 0 1 6-67 46 46 0 0 1 88 10 30 30 0 0 1 14 57z" fill="#DCE7FF" stroke="#0F1B36" stroke-width="3" stroke-linejoin="round"/>
  <path d="M110 90a18 18 0 0 1 18-18M128 104a30 30 0 0 1 24-30" fill="none" stroke="#0E47C0" stroke-width="4" stroke-linecap="round"/>
  <path d="M140 118v20M140 158v14" stroke="#0F1B36" stroke-width="3" stroke-linecap="round" stroke-dasharray="6 8"/>
  <rect x="104" y="136" width="72" height="26" rx="8" fill="#fff" stroke="#0F1B36" stroke-width="3"/>
  <circle cx="120" cy="149" r="4" fill="#FFB020"/>
  <path d="M134 149h28" stroke="#0F1B36" stroke-width="3" stroke-linecap="round"/>
</svg>`;

export const serverDown = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
