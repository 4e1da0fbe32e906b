export function fade() {
  return { duration: Math.random() };
}

export const blur = fade;
export const draw = fade;
export const flip = fade;
export const fly = fade;
export const scale = fade;
export const slide = fade;

export function crossfade() {
  return [fade, fade];
}
