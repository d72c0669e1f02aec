/** A slide as a picture: its place is kept until it is there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSlidePicture, type WantedPicture } from '../state/pictures.ts';

export interface SlideImageProps extends WantedPicture {
  alt: string;
  /** Fetched when it comes into sight. */
  lazy?: boolean;
}

export function SlideImage({ alt, lazy = false, ...wanted }: SlideImageProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(!lazy);
  useEffect(() => {
    if (seen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  const { url, failed } = useSlidePicture(wanted, seen);
  return (
    <span class="slide" ref={place}>
      {url && <img src={url} alt={alt} width="960" height="540" />}
      {failed && <span class="slide-empty">No picture is kept</span>}
    </span>
  );
}
