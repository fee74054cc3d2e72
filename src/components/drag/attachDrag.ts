import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';

export interface DraggedRow {
  /** Names the list: a row is dropped among its own kind alone. */
  kind: string;
  element: HTMLElement;
  handle: HTMLElement;
  /** The row's place, from 0. */
  index: number;
  /** The edge of this row beside which another one would be dropped now. */
  onEdge: (edge: 'top' | 'bottom' | undefined) => void;
  onMove: (from: number, to: number) => void;
}

/** Lets a row of a list be dragged by its handle, and others be dropped beside it. @returns a function that ends it */
export function attachDrag({ kind, element, handle, index, onEdge, onMove }: DraggedRow): () => void {
  return combine(
    draggable({ element, dragHandle: handle, getInitialData: () => ({ kind, index }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === kind,
      getData: ({ input }) =>
        attachClosestEdge({ index }, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => {
        const near = source.data.index === index ? null : extractClosestEdge(self.data);
        onEdge(near === 'top' || near === 'bottom' ? near : undefined);
      },
      onDragLeave: () => onEdge(undefined),
      onDrop: ({ self, source }) => {
        onEdge(undefined);
        const from = source.data.index as number;
        const to = getReorderDestinationIndex({
          startIndex: from,
          indexOfTarget: index,
          closestEdgeOfTarget: extractClosestEdge(self.data),
          axis: 'vertical',
        });
        if (to !== from) onMove(from, to);
      },
    }),
  );
}
