export { createStreamEncoder } from './ffmpeg-stream-encoder.ts';
export { UnencodableRecording, type EncodedRendition, type StreamEncoder, type StreamPlan } from './stream-encoder.ts';
