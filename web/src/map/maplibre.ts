import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { MapLibreMap, Marker, ScaleControl, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { mapColours } from './style/map-colours.ts';
import { libraryTexts } from './map.texts.ts';
import { largestZoom, smallestZoom, type View } from './picker/place.ts';

setWorkerUrl(workerUrl);

interface MapSettings {
  container: HTMLElement;
  style: StyleSpecification;
  view: View;
  /** Neither moved nor zoomed by hand. */
  isStill: boolean;
}

/** The one place that loads the library: everything else knows its types only. */
export const createMap = ({ container, style, view, isStill }: MapSettings): MapLibreMap => {
  const map = new MapLibreMap({
    container,
    style,
    center: [view.center.longitude, view.center.latitude],
    zoom: view.zoom,
    minZoom: smallestZoom,
    maxZoom: largestZoom,
    locale: libraryTexts,
    interactive: !isStill,
    // A double click places the marker; a map that can be turned gets lost.
    doubleClickZoom: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    attributionControl: isStill ? false : { compact: true },
    fadeDuration: 0,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  if (!isStill) map.addControl(new Scale({ maxWidth: 96 }), 'bottom-left');
  map.setMissingStyleImageResolver(async (id) => addValve(map, id));
  return map;
};

/** A marker of our own element, which stands with its lower edge on the place. */
export const createMarker = (element: HTMLElement, isDraggable: boolean): Marker =>
  new Marker({ element, anchor: 'bottom', draggable: isDraggable });

/** The library writes half a metre with a point. */
class Scale extends ScaleControl {
  override onAdd(map: MapLibreMap): HTMLElement {
    const scale = super.onAdd(map);
    const write = (): void => {
      scale.textContent = scale.textContent.replace('.', ',');
    };
    write();
    // After the library's own listeners.
    map.on('move', write);
    map.on('projectiontransition', write);
    return scale;
  }
}

const ratio = 2;
const size = 18;

/** `valve-open-light`: a bow tie, filled where the valve is closed. */
const addValve = (map: MapLibreMap, id: string): void => {
  const [thing, state, mode] = id.split('-');
  if (thing !== 'valve' || map.hasImage(id)) return;
  const colours = mapColours[mode === 'dark' ? 'dark' : 'light'];
  const canvas = document.createElement('canvas');
  canvas.width = size * ratio;
  canvas.height = size * ratio;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.scale(ratio, ratio);
  pen.translate(size / 2, size / 2);
  pen.beginPath();
  pen.moveTo(-7, -5);
  pen.lineTo(-7, 5);
  pen.lineTo(7, -5);
  pen.lineTo(7, 5);
  pen.closePath();
  pen.lineJoin = 'round';
  pen.lineWidth = 1.6;
  pen.strokeStyle = state === 'closed' ? colours.valveClosed : colours.valve;
  pen.fillStyle = state === 'closed' ? colours.valveClosed : colours.land;
  pen.fill();
  pen.stroke();
  map.addImage(id, pen.getImageData(0, 0, size * ratio, size * ratio), { pixelRatio: ratio });
};
