import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { MapLibreMap, Marker, ScaleControl, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { mapColours } from './style/map-colours.ts';
import { libraryTexts } from './map.texts.ts';
import { maxZoom, minZoom, type View } from './picker/place.ts';

setWorkerUrl(workerUrl);

interface MapSettings {
  container: HTMLElement;
  style: StyleSpecification;
  view: View;
  /** If true, the user can neither move nor zoom the map. */
  isStatic: boolean;
}

/** Creates a map. Only this file imports the code of MapLibre; other files import only its types. */
export const createMap = ({ container, style, view, isStatic }: MapSettings): MapLibreMap => {
  const map = new MapLibreMap({
    container,
    style,
    center: [view.center.longitude, view.center.latitude],
    zoom: view.zoom,
    minZoom,
    maxZoom,
    locale: libraryTexts,
    interactive: !isStatic,
    // A double click places the marker instead. Rotation is off, because users lose orientation on a rotated map.
    doubleClickZoom: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    attributionControl: isStatic ? false : { compact: true },
    fadeDuration: 0,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  if (!isStatic) map.addControl(new DecimalCommaScale({ maxWidth: 96 }), 'bottom-left');
  map.setMissingStyleImageResolver(async (id) => addValveImage(map, id));
  return map;
};

/** Creates a marker. The bottom edge of `element` is at the coordinates of the marker. */
export const createMarker = (element: HTMLElement, isDraggable: boolean): Marker =>
  new Marker({ element, anchor: 'bottom', draggable: isDraggable });

/** The library formats numbers with a decimal point; Bulgarian uses a comma. */
class DecimalCommaScale extends ScaleControl {
  override onAdd(map: MapLibreMap): HTMLElement {
    const scale = super.onAdd(map);
    const replacePoint = (): void => {
      scale.textContent = scale.textContent.replace('.', ',');
    };
    replacePoint();
    // Registered after the library's own listeners, so that `replacePoint` runs after them.
    map.on('move', replacePoint);
    map.on('projectiontransition', replacePoint);
    return scale;
  }
}

const pixelRatio = 2;
const iconSize = 18;

/** Adds an image such as `valve-open-light`: a bow tie, filled if the valve is closed. */
const addValveImage = (map: MapLibreMap, id: string): void => {
  const [imageKind, state, mode] = id.split('-');
  if (imageKind !== 'valve' || map.hasImage(id)) return;
  const colours = mapColours[mode === 'dark' ? 'dark' : 'light'];
  const canvas = document.createElement('canvas');
  canvas.width = iconSize * pixelRatio;
  canvas.height = iconSize * pixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(pixelRatio, pixelRatio);
  context.translate(iconSize / 2, iconSize / 2);
  context.beginPath();
  context.moveTo(-7, -5);
  context.lineTo(-7, 5);
  context.lineTo(7, -5);
  context.lineTo(7, 5);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = 1.6;
  context.strokeStyle = state === 'closed' ? colours.valveClosed : colours.valve;
  context.fillStyle = state === 'closed' ? colours.valveClosed : colours.land;
  context.fill();
  context.stroke();
  map.addImage(id, context.getImageData(0, 0, iconSize * pixelRatio, iconSize * pixelRatio), { pixelRatio });
};
