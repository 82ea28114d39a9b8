/**
 * Design tokens. `styles/tokens.css` has the same values as CSS variables (a test keeps the two together) and
 * `antd/theme.ts` maps them to antd.
 */
export const tokens = {
  color: {
    primary: '#0E47C0',
    primaryHover: '#0B3AA0',
    primaryActive: '#092F82',
    primary50: '#EEF4FF',
    primary100: '#DCE7FF',
    primary200: '#B9CFFF',
    primaryOnDark: '#A9C5FF',

    /* Fill colors. Text in these hues uses the `Text` value, which has 4.5:1 on white. */
    success: '#43A047',
    successText: '#2A6F2E',
    success50: '#E9F6EA',
    danger: '#E53935',
    dangerText: '#BC2421',
    danger50: '#FDECEB',
    /* Ratings and promotions only. */
    accent: '#FFB020',
    accentText: '#8A5200',
    accent50: '#FFF4DD',

    ink: '#0F1B36',
    muted: '#55617A',
    /* Borders of inputs and checkboxes: 3.4:1 on white. */
    control: '#7F8BA3',
    line: '#E1E7F0',
    lineStrong: '#CBD4E1',
    fill: '#EFF3F9',
    ground: '#F7F9FC',
    card: '#FFFFFF',

    /* Used with primary and success in charts. */
    chartMid: '#6C9BFF',
    chartGrey: '#9AA6BB',

    night: '#0A1838',
    night2: '#13244E',
    nightLine: '#2A3C68',
    nightMuted: '#B4C1DC',
    nightText: '#D5DEF0',
    dangerOnDark: '#FF8FA3',

    /* Fixed on any background. */
    white: '#FFFFFF',
    black: '#000000',
    skeleton: '#E6ECF5',
    skeletonLight: '#F2F5FA',

    /* Color of certificates, the cloth and the logo. */
    gold: '#C39043',
    goldText: '#8A5F1E',
    goldLight: '#EFD9AE',
    clothGround: '#0A2670',
    logoLight: '#8FB2FF',
  },
  font: {
    family: "'Plus Jakarta Sans Variable', 'Jakarta Fallback', 'Jakarta Fallback Android', system-ui, sans-serif",
    regular: 400,
    /** Width of a zero in em, for columns that keep it while the typeface loads. */
    ch: 0.6445,
    bold: 700,
  },
  /** Body sizes in pixels; headings on a 1.2 scale. Written as rem, so zooming text works. */
  fontSize: {
    12: 12,
    13: 13,
    14: 14,
    16: 16,
    19: 19,
    h6: 16,
    h5: 19.2,
    h4: 23.04,
    h3: 27.648,
    h2: 33.184,
    h1: 39.808,
    display: 47.776,
  },
  /** Multiples of 4 px. */
  space: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24],
  radius: { sm: 6, md: 8, lg: 12, xl: 16, pill: 999 },
  /** For hover and overlays; everything else has a thin border. */
  shadow: {
    hover: '0 10px 28px -10px rgb(15 27 54 / 0.18)',
    overlay: '0 20px 56px -12px rgb(15 27 54 / 0.3)',
  },
  speedMs: 160,
  layout: {
    content: 1200,
    contentExtraWide: 1360,
    form: 760,
    gutter: 16,
    gutterTablet: 24,
    gutterLaptop: 32,
    navbar: 88,
    navbarPhone: 56,
    navbarClass: 80,
    drawerPhone: 300,
    drawerNav: 480,
    drawerSide: 400,
    drawerWide: 485,
  },
  /** Minimum width of each; phones are narrower than `tablet`. */
  breakpoint: { wideDrawer: 600, tablet: 768, laptop: 1024, wide: 1200, extraWide: 1441 },
} as const;
