/** The worker that reads a PDF for the preview. */
import "pdfjs-dist/build/pdf.worker.min.mjs";
