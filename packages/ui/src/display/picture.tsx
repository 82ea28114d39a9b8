import { useState, type ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';

type ImageProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'width' | 'height' | 'onError'> & { src?: string | null };

interface AvatarProps extends ImageProps {
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

const avatarPixels = { sm: 32, md: 40, lg: 64, xl: 112 } as const;

/** Usually beside the name, so its text alternative is empty. */
export function Avatar({ size = 'md', className, ...rest }: AvatarProps) {
  const pixels = avatarPixels[size];
  const look = classes('avatar', `avatar-${size}`, className);
  return (
    <Picture
      sizes={`${pixels}px`}
      {...rest}
      className={look}
      fallback="/art/avatar-default.svg"
      width={pixels}
      height={pixels}
    />
  );
}

interface ThumbnailProps extends ImageProps {
  /** For the main picture of a page. */
  priority?: boolean;
}

/** 16:9, with its size known before it arrives. */
export function Thumbnail({ priority, className, ...rest }: ThumbnailProps) {
  return (
    <Picture
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      sizes="(min-width: 768px) 360px, 100vw"
      {...rest}
      className={classes('thumbnail', className)}
      fallback="/art/thumbnail-default.svg"
      width={640}
      height={360}
    />
  );
}

interface PictureProps extends ImageProps {
  fallback: string;
  width: number;
  height: number;
}

function Picture({ src, fallback, alt = '', ...rest }: PictureProps) {
  const [failedSource, setFailedSource] = useState<string>();
  const isUsable = src && src !== failedSource;
  return (
    <img
      decoding="async"
      {...rest}
      alt={alt}
      src={isUsable ? src : fallback}
      srcSet={isUsable ? widthsOf(src) : undefined}
      onError={isUsable ? () => setFailedSource(src) : undefined}
    />
  );
}

/** Uploaded pictures come in several widths; drawn ones do not need them. */
const widthsOf = (src: string) =>
  src.startsWith('/api/media/')
    ? [320, 640, 960, 1280].map((width) => `${src}&width=${width} ${width}w`).join(', ')
    : undefined;
