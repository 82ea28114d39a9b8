export { AudioPlayer } from './lesson-kinds/audio/audio-player.tsx';
export { VideoPlayer } from './lesson-kinds/video/video-player.tsx';
