import './audio-player.css';

/** Keeps the space of an audio that is loading. */
export const AudioSkeleton = () => <div className="audio-stage audio-skeleton night" />;
